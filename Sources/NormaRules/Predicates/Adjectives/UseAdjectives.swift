// Adjectives of who uses a declaration.

import NormaFacts
import NormaProject

enum UseAdjectives {
    static let list: [Adjective] = [
        Adjective(
            "unused",
            "A declaration that nothing in the tree uses: no name that could mean it stands anywhere, and neither a storyboard, a protocol, Objective-C, a test runner, a decoder nor another package calls it; of a parameter or a local function that no body names it; of an import that the file names nothing which that module of the tree declares. Where a use can't be ruled out it can't be told."
        ) { subject, context in
            switch subject {
            case .declaration(let declaration): DeclarationUses(declaration, in: context).isUnused
            case .importing(let subject): context.isUnused(subject)
            default: subject.isOutside ? .unknown : .fails
            }
        },
        Adjective.declaration(
            "unused-result",
            "A function whose result every call drops, by standing alone or with `_ =`; one that nobody calls is `unused` itself. Where a call can't be ruled out, or what a body's last expression is worth, it can't be told.",
            phrases: ("returns what no call uses", "returns what some call uses, or nothing")
        ) { _, declaration, context in ResultUses(declaration, in: context).isDropped },
    ]
}
