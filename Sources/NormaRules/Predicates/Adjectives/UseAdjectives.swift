// Adjectives about the uses of a declaration.

import NormaFacts
import NormaProject

enum UseAdjectives {
    static let list: [Adjective] = [
        Adjective(
            "unused",
            "A declaration that nothing in the tree uses: no name that could mean it appears anywhere, and no storyboard, protocol, Objective-C, test runner, decoder or other package calls it. A parameter or a local function is unused if no body names it; an import is unused if the file names nothing that the module declares (only for modules of the tree). If a use can't be ruled out, it is unknown."
        ) { subject, context in
            switch subject {
            case .declaration(let declaration): DeclarationUses(declaration, in: context).isUnused
            case .importing(let subject): context.isUnused(subject)
            default: subject.isOutside ? .unknown : .fails
            }
        },
        Adjective.declaration(
            "unused-result",
            "A function whose result every call drops, as a statement of its own or with `_ =`; a function that is never called is `unused` instead. If a call can't be ruled out, or a body's last expression may be its value, it is unknown.",
            phrases: ("returns a value that no call uses", "returns a value that some call uses, or nothing")
        ) { _, declaration, context in ResultUses(declaration, in: context).isDropped },
    ]
}
