// Finds local constants and variables that are never used.

import NormaFacts
import NormaText

enum UnusedLocal: Check {
    static let identifier = "unused-local"
    static let summary = "A local constant or variable is never used."
    static let details = DetailShape.names
    static let documentation =
        """
        An unused value is a mistake, or left over from a change; `_ =` says that it is intended. Reports `let` and `var` with one
        name in functions, closures and accessors, if the name doesn't appear again. Names in patterns, parameters, and variables
        that are only assigned aren't reported. `allow:` takes names.

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
        let unused = facts.locals.filter { local in
            // A binding condition checks whether there is a value.
            local.kind == .variable && local.declaration < 0 && !local.isUsed && local.scope.start < local.scope.end
        }
        guard !unused.isEmpty else { return }
        // Branches of `#if` declare a name several times for the code below: only the last declaration is seen to be used.
        let used = Set(facts.locals.lazy.filter(\.isUsed).map(Place.init))
        for local in unused where !used.contains(Place(local)) {
            let name = facts.text(local.name)
            guard !name.hasPrefix("_") else { continue }
            context.report(local.nameRange, detail: name, owner: local.owner)
        }
    }

    /// A name, and where the block ends that sees it.
    private struct Place: Hashable {
        let name: NameID
        let end: Int32

        init(_ local: LocalFact) {
            name = local.name
            end = local.scope.end
        }
    }
}
