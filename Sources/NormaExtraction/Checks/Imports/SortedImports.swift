// Sees imports that are out of order.

import NormaFacts
import NormaText

/// An import stands after one that comes later in the alphabet.
enum SortedImports: Check {
    static let identifier = "sorted-imports"
    static let summary = "An import stands after one that comes later in the alphabet."
    static let documentation =
        """
        Sorted imports are found at a glance, and two people who add one rarely meet in the same line.

        Imports on lines that follow each other are a group; groups are not compared. Upper and lower case are the same.

        ```swift bad
        import UIKit
        import Combine
        ```

        ```swift good
        import Combine
        import UIKit

        @testable import Cart
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        var previous: (line: Int, path: String)?
        for item in facts.imports {
            let path = facts.text(item.path).lowercased()
            let first = facts.lines.line(at: item.range.start)
            if let previous, first <= previous.line + 1, path < previous.path {
                context.report(item.range, detail: facts.text(item.path))
            }
            // A misplaced import is one finding: those after it are compared with the latest that was in order.
            let isInGroup = previous.map { first <= $0.line + 1 } ?? false
            let latest = isInGroup ? max(previous?.path ?? "", path) : path
            previous = (facts.lines.line(at: item.range.end), latest)
        }
    }
}
