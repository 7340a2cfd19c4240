// Measures the names of functions, properties and cases.

import NormaFacts
import NormaText

enum IdentifierNameLength: Check {
    static let identifier = "identifier-name-length"
    static let summary = "How many characters the name of a function, a property, a variable or a case has."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        A name of one letter says nothing, and a name of sixty is hard to read. Counts characters without backticks and leading
        underscores. Local variables and names in patterns are measured too; parameters, operators, overrides and names without
        letters aren't. `allow:` takes names, such as `id`.

        ```swift bad
        let n = items.count
        ```

        ```swift good
        let count = items.count
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() {
            guard isNamed(declaration) else { continue }
            let owner = Int32(clamping: index)
            report(facts.text(declaration.name), at: declaration.nameRange, owner: owner, in: &context)
        }
        for local in facts.locals where local.declaration < 0 && (local.kind == .variable || local.kind == .pattern) {
            report(facts.text(local.name), at: local.nameRange, owner: local.owner, in: &context)
        }
    }

    private static func isNamed(_ declaration: DeclarationFact) -> Bool {
        switch declaration.kind {
        case .function: declaration.traits.isDisjoint(with: [.operatorFunction, .override])
        case .property: !declaration.traits.contains(.override)
        case .enumCase: true
        default: false
        }
    }

    private static func report(_ name: String, at range: ByteRange, owner: Int32, in context: inout CheckContext) {
        guard name.contains(where: \.isLetter) else { return }
        context.report(range, value: name.drop { $0 == "_" }.count, detail: name, owner: owner)
    }
}
