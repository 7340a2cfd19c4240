// Adjectives about declarations that are demanded from elsewhere.

import NormaFacts
import NormaProject

enum DemandAdjectives {
    static let list: [Adjective] = [
        .declaration(
            "demanded",
            "A declaration whose name and form a protocol, a superclass, Objective-C or the language forces, and its parameters. This is known for protocols of the code base, overrides, `@objc` and the like, and for the well-known protocols of the standard library and of Apple's frameworks; if the type conforms to another protocol from outside, it is unknown. A rule that only asks for a name, effects or a number of parameters skips declarations that others demand, and a rule that asks for less access skips every demanded declaration, unless the rule mentions `demanded` itself."
        ) { _, declaration, context in
            DeclarationDemand(declaration, in: context).verdict
        }
    ]
}
