// The declarations that previews name: `#Preview`s and types that provide previews.

import NormaFacts
import NormaProject

/// Gathered when the first rule asks, for all rules.
final class PreviewUses: Sendable {
    struct Use: Sendable {
        var file: FileID
        /// Whether the name means this declaration and no other.
        var isCertain: Bool
    }

    private let known = Remembered<[DeclarationID: [Use]]>()

    /// Cost: the first time, a pass over the type references of all files.
    func uses(of declaration: DeclarationID, in context: JudgingContext) -> [Use] {
        known.value { Self.uses(in: context) }[declaration] ?? []
    }

    private static func uses(in context: JudgingContext) -> [DeclarationID: [Use]] {
        var uses: [DeclarationID: [Use]] = [:]
        for file in context.project.allFileIDs {
            let facts = context.project.content(of: file)
            let hasProvider = facts.references.contains { facts.text($0.name) == "PreviewProvider" }
            for (index, reference) in facts.references.enumerated()
            where reference.traits.contains(.inPreview) || hasProvider && context.isInProvider(reference, file) {
                let targets = context.targets(of: index, in: file)
                for case .declaration(let target) in targets {
                    uses[target, default: []].append(Use(file: file, isCertain: targets.count == 1))
                }
            }
        }
        return uses
    }
}

extension JudgingContext {
    fileprivate func isInProvider(_ reference: ReferenceFact, _ file: FileID) -> Bool {
        var current = project.declaration(reference.owner, in: file)
        while let declaration = current {
            if statedSupertypeNames(of: declaration).contains("PreviewProvider") { return true }
            current = project.parent(of: declaration)
        }
        return false
    }
}
