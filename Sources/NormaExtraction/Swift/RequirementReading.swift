// Reads the requirements on generic parameters and associated types in the heads of declarations.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    /// The `Element` of `protocol Holding<Element>` names an associated type.
    mutating func addPrimaryAssociatedType(_ frame: Frame) {
        guard let range = frame.node.child(Slot.PrimaryAssociatedType.name)?.nameRange(in: bytes), !range.isEmpty
        else {
            return
        }
        let traits = frame.around.traits
        _ = addReference(
            ReferenceFact(name: name(at: range), owner: owner, range: range, role: .constraint, traits: traits)
        )
    }

    mutating func readRequirement(_ node: RawNode) {
        guard let left = node.child(Slot.Requirement.left) else { return }
        guard left.kind == .identifierType || left.kind == .memberType else { return }
        // Not those of `@_specialize(where …)`.
        guard let declaration = ancestor(3)?.declaration, declaration >= 0, declaration == owner else { return }
        let subject = nameWithoutGenerics(trimmed(left, end: left.end))
        addRequirement(of: subject, node.child(Slot.Requirement.right), isSameType: node.kind == .sameTypeRequirement)
    }

    mutating func addRequirement(of subject: NameID, _ target: RawNode?, isSameType: Bool = false) {
        guard let target, target.end > target.start else { return }
        facts.requirements.append(
            RequirementFact(
                owner: owner,
                subject: subject,
                target: trimmed(target, end: target.end),
                isSameType: isSameType
            )
        )
    }
}
