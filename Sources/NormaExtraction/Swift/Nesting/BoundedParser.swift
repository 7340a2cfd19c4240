// The only way to the parser: no source goes in that it could overflow its stack on, or hardly come to an end.

import NormaText
import SwiftParser
import SwiftSyntax

/// Why a source is not given to the parser, which says nothing about whether it is valid.
struct NestingProblem: Error {
    /// What there is too much of, as a clause: "more than 100 brackets are nested here"
    var message: String
    var place: ByteRange
}

enum BoundedParser {
    /// How deep brackets may be nested for the parser to read on, where it counts them otherwise than the guard.
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
