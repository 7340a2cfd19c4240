// The set of heads that anyone wants to see, compared with a plain one.

import SwiftSyntax
import Testing

@testable import NormaExtraction

@Suite("Heads that are wanted")
struct HeadSetTests {
    private struct Wanted: Hashable {
        var head: UInt64
        var kind: SyntaxKind
    }

    @Test(
        "A head is in the set for the kind that it was put in for, however many there are",
        arguments: [0, 1, 15, 16, 17, 2_000]
    )
    func contains(count: Int) {
        let kinds: [SyntaxKind] = [.functionCallExpr, .memberAccessExpr, .token]
        let all = (0..<(2 * count + 2)).map { PatternHead.hash(Array("name\($0)".utf8)) }
        var set = HeadSet()
        var wanted: Set<Wanted> = []
        for (index, head) in all.prefix(count).enumerated() {
            // Twice, because many patterns begin alike.
            for _ in 0..<2 { set.insert(head, kinds[index % 3]) }
            wanted.insert(Wanted(head: head, kind: kinds[index % 3]))
        }
        for head in all {
            for kind in kinds { #expect(set.contains(head, kind) == wanted.contains(Wanted(head: head, kind: kind))) }
        }
    }
}
