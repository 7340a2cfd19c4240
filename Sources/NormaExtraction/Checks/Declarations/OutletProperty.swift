// Shared by the checks of outlets.

import NormaFacts

enum OutletProperty {
    static func isOutlet(_ declaration: DeclarationFact, in facts: SourceFacts) -> Bool {
        facts.attributes(of: declaration).contains { facts.text($0.name) == "IBOutlet" }
    }
}
