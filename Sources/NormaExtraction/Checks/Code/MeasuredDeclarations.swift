// What the checks of whole declarations have in common: what the facts say of one becomes a sighting at its name.

import NormaFacts
import NormaText

extension CheckContext {
    /// Says of each declaration of some kinds what was measured, where that is enough to be told of.
    mutating func reportMeasures(
        of kinds: Set<DeclarationKind>,
        in facts: SourceFacts,
        from smallestValue: Int,
        _ measure: (DeclarationFact) -> Int
    ) {
        for (index, declaration) in facts.declarations.enumerated() where kinds.contains(declaration.kind) {
            let value = measure(declaration)
            guard value >= smallestValue else { continue }
            report(declaration: index, of: facts, value: value)
        }
    }

    /// Says that something was seen of a declaration, at its name; the detail is its name where no other is given.
    mutating func report(
        declaration index: Int,
        of facts: SourceFacts,
        value: Int = 0,
        detail: String? = nil,
        fix: Fix? = nil
    ) {
        let declaration = facts.declarations[index]
        report(
            declaration.nameRange,
            value: value,
            detail: detail ?? facts.text(declaration.name),
            owner: Int32(clamping: index),
            fix: fix
        )
    }
}
