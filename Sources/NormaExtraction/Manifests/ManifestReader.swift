// One manifest's bytes to its facts, from its syntax alone: the manifest is never executed.

import NormaFacts
import NormaText
import SwiftSyntax

package enum ManifestReader {
    /// Reads a `Package.swift`. Constants, the manifest's own helper functions, later changes of `package` and the
    /// branches of `#if` are followed; a value that the syntax doesn't determine is unknown, with the place and the
    /// reason.
    ///
    /// Cost: one parse, and at most a fixed number of steps over the tree.
    package static func facts(of bytes: UnsafeBufferPointer<UInt8>) -> ManifestFacts {
        let lines = LineTable(bytes)
        let tree: SourceFileSyntax
        do throws(NestingProblem) {
            tree = try BoundedParser.parse(bytes)
        } catch {
            let note = SyntaxErrorFact(message: error.message, range: error.place, kind: .tooDeep)
            return unknown(error.message, bytes, lines, [note])
        }
        var interpreter = ManifestInterpreter()
        let flow = interpreter.run(tree.statements)
        if case .undecided(let reason) = flow { interpreter.note(reason, at: tree.byteRange) }
        guard let package = Self.package(in: interpreter) else {
            let reason = "this file has no `Package(…)` with readable arguments"
            return unknown(reason, bytes, lines, interpreter.notes)
        }
        return PackageReading.facts(
            of: package,
            by: interpreter,
            toolsVersion: toolsVersion(bytes, lines),
            lines: lines
        )
    }

    package static func facts(of bytes: [UInt8]) -> ManifestFacts {
        bytes.withUnsafeBufferPointer { facts(of: $0) }
    }

    private static func unknown(
        _ reason: String,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ lines: LineTable,
        _ notes: [SyntaxErrorFact]
    ) -> ManifestFacts {
        ManifestFacts(
            name: .unknown(reason),
            toolsVersion: toolsVersion(bytes, lines),
            platforms: .unknown(reason),
            products: .unknown(reason),
            dependencies: .unknown(reason),
            targets: .unknown(reason),
            lines: lines,
            unknowns: notes
        )
    }

    /// `let package = Package(…)`, under any name.
    private static func package(in interpreter: ManifestInterpreter) -> ManifestConstruction? {
        let globals = interpreter.scopes.first ?? [:]
        let names = ["package"] + globals.keys.sorted()
        let candidates = names.lazy.compactMap { globals[$0]?.construction }
        return candidates.first { ($0.name == "Package" || $0.type == "Package") && $0.arguments != nil }
    }

    /// The version after `swift-tools-version:` in the first comment; nil if the first non-empty line is another.
    private static func toolsVersion(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable) -> String? {
        for line in 1...lines.lineCount {
            guard let range = lines.range(ofLine: line) else { return nil }
            let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
            let words = text.lowercased().filter { !$0.isWhitespace }
            if words.isEmpty { continue }
            let mark = "//swift-tools-version:"
            guard words.hasPrefix(mark) else { return nil }
            let version = words.dropFirst(mark.count).prefix { $0.isNumber || $0 == "." }
            return version.isEmpty ? nil : String(version)
        }
        return nil
    }
}
