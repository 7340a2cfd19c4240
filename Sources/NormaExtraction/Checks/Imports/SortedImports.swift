// Finds imports that are out of order.

import NormaFacts
import NormaText

enum SortedImports: Check {
    static let identifier = "sorted-imports"
    static let summary = "An import follows one that comes later in the alphabet."
    static let details = DetailShape.names
    static let documentation =
        """
        Sorted imports are found at a glance, and two people who add imports rarely change the same line.

        Each import is compared with the one on the line before; imports on consecutive lines form a group. Case and attributes
        don't count, except that `@testable` imports may follow all others of their group. Imports of one declaration (`import
        struct`) aren't compared.

        `norma fix` sorts a group whose lines hold nothing else; a trailing comment moves with its import.

        ```swift bad
        import UIKit
        import Combine
        ```

        ```swift fixed
        import Combine
        import UIKit
        ```

        ```swift good
        import Combine
        import UIKit
        @testable import Cart
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        var group: [Item] = []
        for fact in facts.imports {
            if !group.isEmpty, !fact.kind.isEmpty || !follows(fact, group.last?.fact, facts.lines) {
                reportParts(of: group, facts, in: &context)
                group = []
            }
            guard fact.kind.isEmpty else { continue }
            group.append(Item(fact: fact, path: facts.text(fact.path).lowercased()))
        }
        reportParts(of: group, facts, in: &context)
    }

    /// `@testable` imports after all others are sorted separately; among the others they are sorted like any import.
    private static func reportParts(of group: [Item], _ facts: SourceFacts, in context: inout CheckContext) {
        let isTestable = { (item: Item) in item.fact.traits.contains(.testable) }
        let plain = group.prefix { !isTestable($0) }
        let rest = group.dropFirst(plain.count)
        guard rest.allSatisfy(isTestable) else { return report(group, facts, in: &context) }
        report(Array(plain), facts, in: &context)
        report(Array(rest), facts, in: &context)
    }

    private struct Item {
        let fact: ImportFact
        let path: String
    }

    /// Whether an import is on the line below another.
    private static func follows(_ fact: ImportFact, _ last: ImportFact?, _ lines: LineTable) -> Bool {
        guard let last else { return false }
        return lines.line(at: fact.range.start) <= lines.line(at: last.range.end) + 1
    }

    private static func report(_ group: [Item], _ facts: SourceFacts, in context: inout CheckContext) {
        let misplaced = zip(group, group.dropFirst()).filter { $1.path < $0.path }.map(\.1.fact)
        guard !misplaced.isEmpty else { return }
        let fix = sorting(group, context.source)
        for (index, fact) in misplaced.enumerated() {
            let carried = index < Fix.mostCarriers ? fix : nil
            context.report(fact.range, detail: facts.text(fact.path), fix: carried)
        }
    }

    /// Sorts the lines of a group; nil if anything else is on one of them.
    private static func sorting(_ group: [Item], _ source: SourceText) -> Fix? {
        let lines = group.compactMap { ImportLines.range(of: $0.fact, source) }
        guard lines.count == group.count, let first = lines.first, let last = lines.last else { return nil }
        let order = group.indices.sorted { (group[$0].path, $0) < (group[$1].path, $1) }
        var text = ""
        for (place, index) in order.enumerated() {
            text += source.text(lines[index])
            // The line breaks stay in place.
            guard place + 1 < lines.count else { continue }
            text += source.text(ByteRange(start: lines[place].end, end: lines[place + 1].start))
        }
        return .safe(.replace(ByteRange(start: first.start, end: last.end), with: text))
    }
}
