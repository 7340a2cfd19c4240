// Adjectives of who wants a declaration.

import NormaFacts
import NormaProject

enum DemandAdjectives {
    static let list: [Adjective] = [
        .declaration(
            "demanded",
            "A declaration whose name and form a protocol, a superclass, Objective-C or the language forces, and the parameters of one. Told for protocols of the code base, overrides, `@objc` and the like, and for the well-known ones of the standard library and of Apple's frameworks; beside another outside conformance it can't be told. A rule that only asks for a name, effects or a number of parameters leaves alone what others demand, and one that asks for less access what anybody demands, unless it speaks of `demanded` itself."
        ) { _, declaration, context in
            DeclarationDemand(declaration, in: context).verdict
        }
    ]
}
