// What reports say of edits, read and applied as another program would.

import Foundation
import Testing

/// One edit, its place in the unit of the report: bytes of the file, or lines and code points.
struct ProposedEdit: Hashable {
    enum Place: Hashable, Comparable {
        case bytes(Int, Int)
        case codePoints(Int, Int, Int, Int)
    }

    let path: String
    let place: Place
    let text: String

    static func ofJSON(_ report: String) throws -> [ProposedEdit] {
        struct Report: Decodable {
            struct Edit: Decodable {
                let offset: Int
                let endOffset: Int
                let replacement: String
            }
            struct Fix: Decodable { let edits: [Edit] }
            struct Finding: Decodable {
                let path: String
                let fix: Fix?
            }
            let findings: [Finding]
        }
        let decoded = try JSONDecoder().decode(Report.self, from: Data(report.utf8))
        return decoded.findings.flatMap { finding in
            (finding.fix?.edits ?? []).map {
                ProposedEdit(path: finding.path, place: .bytes($0.offset, $0.endOffset), text: $0.replacement)
            }
        }
    }

    static func ofSARIF(_ report: String) throws -> [ProposedEdit] {
        struct Report: Decodable {
            struct Region: Decodable {
                let startLine: Int
                let startColumn: Int
                let endLine: Int
                let endColumn: Int
            }
            struct Content: Decodable { let text: String }
            struct Replacement: Decodable {
                let deletedRegion: Region
                let insertedContent: Content?
            }
            struct Artifact: Decodable { let uri: String }
            struct Change: Decodable {
                let artifactLocation: Artifact
                let replacements: [Replacement]
            }
            struct Fix: Decodable { let artifactChanges: [Change] }
            struct Result: Decodable { let fixes: [Fix]? }
            struct Run: Decodable { let results: [Result] }
            let runs: [Run]
        }
        let decoded = try JSONDecoder().decode(Report.self, from: Data(report.utf8))
        let changes = decoded.runs.flatMap(\.results).flatMap { $0.fixes ?? [] }.flatMap(\.artifactChanges)
        return changes.flatMap { change in
            change.replacements.map {
                let region = $0.deletedRegion
                let place = Place.codePoints(region.startLine, region.startColumn, region.endLine, region.endColumn)
                return ProposedEdit(
                    path: change.artifactLocation.uri,
                    place: place,
                    text: $0.insertedContent?.text ?? ""
                )
            }
        }
    }

    func apply(to texts: inout [String: [UInt8]]) throws {
        let bytes = try #require(texts[path])
        let range: Range<Int>
        switch place {
        case .bytes(let start, let end): range = start..<end
        case .codePoints(let line, let column, let endLine, let endColumn):
            range = Self.offset(line, column, in: bytes)..<Self.offset(endLine, endColumn, in: bytes)
        }
        texts[path]?.replaceSubrange(range, with: Array(text.utf8))
    }

    private static func offset(_ line: Int, _ column: Int, in bytes: [UInt8]) -> Int {
        var lines = 1
        var start = 0
        for (index, byte) in bytes.enumerated() where lines < line && byte == 0x0A {
            lines += 1
            start = index + 1
        }
        let rest = String(decoding: bytes[start...], as: UTF8.self)
        return start + rest.unicodeScalars.prefix(column - 1).reduce(0) { $0 + UTF8.width($1) }
    }
}
