// Sees local constants and variables that nothing names.

import NormaFacts
import NormaText

enum UnusedLocal: Check {
    static let identifier = "unused-local"
    static let summary = "A local constant or variable is declared, and its name stands nowhere behind."
    static let details = DetailShape.names
    static let documentation =
        """
        What is computed and not used is a slip, or left over from a change; `_ =` says that it is meant. Seen are `let` and `var` with one
        name in functions, closures and accessors; names in patterns, parameters and what is only given a value are not. `allow:` takes names.

        ```swift bad
        func load() {
            let started = Date.now
            fetch()
        }
        ```

        ```swift good
        func load() {
            let started = Date.now
            fetch(since: started)
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        guard facts.syntaxErrors.isEmpty else { return }
        for local in facts.locals where local.kind == .variable && local.declaration < 0 && !local.isUsed {
            let name = facts.text(local.name)
            // A condition that binds says whether there is a value.
            guard !name.hasPrefix("_"), local.scope.start < local.scope.end else { continue }
            context.report(local.nameRange, detail: name, owner: local.owner)
        }
    }
}
