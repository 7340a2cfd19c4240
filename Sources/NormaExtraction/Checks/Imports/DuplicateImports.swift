// Finds modules that are imported twice.

import NormaFacts
import NormaText

enum DuplicateImports: Check {
    static let identifier = "duplicate-imports"
    static let summary = "A module is imported a second time."
    static let details = DetailShape.names
    static let documentation =
        """
        The second import does nothing and makes readers look for its purpose.

        Imports inside `#if` and those with `@_spi` aren't compared. Importing a single declaration of a module that is also
        imported as a whole counts as a second time, except for `import enum Result.Result`, which says which of two types of that
        name is meant.

        `norma fix` deletes a second import that has no attribute and no access level. If it names a declaration of a module that is
        imported as a whole, the fix needs review (`--review`).

        ```swift bad
        import Foundation
        import Foundation
        ```

        ```swift fixed
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
        let whole = Dictionary(
            compared.filter { $0.path == $0.module }.map { ($0.module, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var seen: [NameID: ImportFact] = [:]
        for item in compared {
            let isScoped = item.path != item.module && !item.kind.isEmpty && !isNamedLikeModule(item, facts)
            if let first = seen[item.path] ?? (isScoped ? whole[item.module] : nil) {
                context.report(
                    item.range,
                    detail: facts.text(item.path),
                    fix: deletion(of: item, after: first, context.source)
                )
            } else {
                seen[item.path] = item
            }
        }
    }

    /// `import enum Result.Result` says which of two types of this name is meant.
    private static func isNamedLikeModule(_ item: ImportFact, _ facts: SourceFacts) -> Bool {
        let module = facts.text(item.module)
        return facts.text(item.path) == "\(module).\(module)"
    }

    /// Nil if the second import says something that the first doesn't, or if its line holds anything else.
    private static func deletion(of item: ImportFact, after first: ImportFact, _ source: SourceText) -> Fix? {
        let isPlain = source.bytes.starts(item.range, with: "import")
        let isSame = source.text(item.range) == source.text(first.range)
        let isFirstPlain = source.bytes.starts(first.range, with: "import")
        let isFirstStronger =
            isFirstPlain || first.traits == .testable || first.access == .public && first.traits == .explicitAccess
        guard isSame || (isPlain && isFirstStronger), let line = ImportLines.wholeRange(of: item, source) else {
            return nil
        }
        // Of two declarations with the same name, the one that is imported by name wins.
        return Fix(item.path == first.path ? .safe : .review, [.delete(line)])
    }
}
