// Shared by the checks of whole declarations: a fact about a declaration becomes a sighting at its name.

import NormaFacts
import NormaText

extension CheckContext {
    /// Reports what was measured for each declaration of some kinds, if it is large enough to report.
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

    /// Reports a declaration at its name; the detail is its name unless another is given.
    mutating func report(
        declaration index: Int,
        of facts: SourceFacts,
        value: Int = 0,
        detail: String? = nil,
        fix: Fix? = nil,
        cause: ByteRange? = nil
    ) {
        let declaration = facts.declarations[index]
        report(
            declaration.nameRange,
            value: value,
            detail: detail ?? facts.text(declaration.name),
            owner: Int32(clamping: index),
            fix: fix,
            cause: cause
        )
    }
}
