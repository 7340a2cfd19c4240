// What the checks of outlets have in common.

import NormaFacts

enum OutletProperty {
    static func isOutlet(_ declaration: DeclarationFact, in facts: SourceFacts) -> Bool {
        facts.attributes(of: declaration).contains { facts.text($0.name) == "IBOutlet" }
    }
}
