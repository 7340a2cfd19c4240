// Measures how deep functions are nested.

import NormaFacts
import NormaText

enum FunctionNesting: Check {
    static let identifier = "function-nesting"
    static let summary = "How many functions are around a function."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        A function inside a function sees variables of all of them; who changes what is hard to tell. Counted are
        the functions up to the nearest type; closures, initializers and accessors are none. `nesting` measures types.

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
