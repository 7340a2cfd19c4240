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
        }
    ]
}
