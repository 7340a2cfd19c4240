// Counts the parameters of functions.

import NormaFacts
import NormaText

enum FunctionParameterCount: Check {
    static let identifier = "function-parameter-count"
    static let summary = "How many parameters a caller of a function must give."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        A long list of parameters is easily mixed up. Parameters that travel together through several functions should be a type.

        Parameters with a default value don't count; closures, `inout` and variadic parameters count once each. Initializers,
        subscripts and overriding functions, whose parameters are given by someone else, aren't reported; protocol requirements are.

        ```swift bad
        func book(name: String, street: String, city: String, zip: String, country: String, day: Date) {}
        ```

        ```swift good
        func book(for guest: Guest, on day: Date) {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        var counts: [Int32: Int] = [:]
        for declaration in facts.declarations where declaration.kind == .parameter {
            if !declaration.traits.contains(.hasDefault) { counts[declaration.parent, default: 0] += 1 }
        }
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .function {
            let owner = Int32(clamping: index)
            guard let count = counts[owner], !declaration.traits.contains(.override) else { continue }
            context.report(declaration.nameRange, value: count, detail: facts.text(declaration.name), owner: owner)
        }
    }
}
