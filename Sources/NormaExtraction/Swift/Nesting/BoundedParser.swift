// The only way to the parser: it rejects source that would overflow the stack or take too long.

import NormaText
import SwiftParser
import SwiftSyntax

/// The reason why source isn't parsed; it may be valid all the same.
struct NestingProblem: Error {
    /// The exceeded limit, as a clause: "more than 100 brackets are nested here"
    var message: String
    var place: ByteRange
}

enum BoundedParser {
    /// How deeply brackets may be nested for the parser, which counts them differently from the guard.
    static let deepestNesting = 256

    /// Cost: one pass over the bytes, and a parse.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(NestingProblem) -> SourceFileSyntax {
        if let problem = NestingGuard.problem(in: bytes) { throw problem }
        return Parser.parse(source: bytes, maximumNestingLevel: deepestNesting)
    }

    static func parse(_ bytes: [UInt8]) throws(NestingProblem) -> SourceFileSyntax {
        let result: Result<SourceFileSyntax, NestingProblem> = bytes.withUnsafeBufferPointer { buffer in
            do throws(NestingProblem) { return .success(try parse(buffer)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// The tree of a text that parses without an error; nil for any other.
    static func validTree(of text: String) -> SourceFileSyntax? {
        guard let tree = try? parse(Array(text.utf8)), !tree.hasError else { return nil }
        return tree
    }
}
