// Measures how deeply functions are nested.

import NormaFacts
import NormaText

enum FunctionNesting: Check {
    static let identifier = "function-nesting"
    static let summary = "How many functions enclose a function."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        A nested function sees the variables of all functions around it, so it is hard to see which of them changes what. Counts the
        functions up to the nearest type; closures, initializers and accessors don't count. `nesting` measures types.

        ```swift bad
        func pay() { // the third level
            func check() {
                func price() {}
            }
        }
        ```

        ```swift good
        func pay() {
            func check() {}
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        var depths = [Int](repeating: 0, count: facts.declarations.count)
        for (index, declaration) in facts.declarations.enumerated() {
            let outer = Int(declaration.parent)
            guard declaration.kind != .parameter, depths.indices.contains(outer), outer < index else { continue }
            let parent = facts.declarations[outer]
            if parent.kind == .function {
                depths[index] = depths[outer] + 1
            } else if !parent.kind.isType, parent.kind != .extension {
                depths[index] = depths[outer]
            }
            guard declaration.kind == .function, depths[index] > 0 else { continue }
            context.report(declaration: index, of: facts, value: depths[index])
        }
    }
}
