// Sees modules that are imported twice.

import NormaFacts
import NormaText

/// A module is imported a second time.
enum DuplicateImports: Check {
    static let identifier = "duplicate-imports"
    static let summary = "A module is imported a second time."
    static let documentation =
        """
        The second import does nothing and makes readers look for what it is for.

        Imports inside `#if` are not compared, nor those with `@_spi`. A single declaration of a module that is imported as a whole
        counts as a second time.

        ```swift bad
        import Foundation
        import Foundation
        ```

        ```swift good
        import Foundation
        #if canImport(UIKit)
        import UIKit
        #endif
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let compared = facts.imports.filter { $0.traits.isDisjoint(with: [.conditional, .spi]) }
        let whole = Set(compared.filter { $0.path == $0.module }.map(\.module))
        var seen: Set<NameID> = []
        for item in compared {
            let isCovered = item.path != item.module && !item.kind.isEmpty && whole.contains(item.module)
            if !seen.insert(item.path).inserted || isCovered {
                context.report(item.range, detail: facts.text(item.path))
            }
        }
    }
}
