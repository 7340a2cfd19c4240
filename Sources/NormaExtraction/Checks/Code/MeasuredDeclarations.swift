// What the checks of whole declarations have in common: a measure of the facts becomes a sighting at the name.

import NormaFacts

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
            let name = facts.text(declaration.name)
            report(declaration.nameRange, value: value, detail: name, owner: Int32(clamping: index))
        }
    }
}
