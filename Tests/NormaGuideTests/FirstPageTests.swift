// The rules that the README shows are in a guide that is proven.

import Foundation
import Testing

@Suite("The first page")
struct FirstPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func rules(in page: String) throws -> [Substring] {
        let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
        let blocks = text.split(separator: "```yaml rules\n").dropFirst()
        return blocks.flatMap {
            $0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex).split(separator: "\n")
        }
    }

    @Test("shows the rules of its guide as they are there") func rules() throws {
        let shown = try rules(in: "README.md")
        #expect(shown.count == 3)
        #expect(try shown == rules(in: "docs/examples/three-sentences.md"))
    }
}
