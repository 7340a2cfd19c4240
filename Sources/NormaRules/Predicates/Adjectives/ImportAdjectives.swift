// Adjectives of imports.

import NormaFacts
import NormaProject

enum ImportAdjectives {
    static let list: [Adjective] = [
        trait("exported", "An import with `@_exported`: whoever imports this module imports that one too.") {
            $0.traits.contains(.exported)
        },
        trait("testable", "An import with `@testable`.") { $0.traits.contains(.testable) },
        trait("preconcurrency", "An import with `@preconcurrency`.") { $0.traits.contains(.preconcurrency) },
    ]

    private static func trait(
        _ word: String,
        _ summary: String,
        _ fits: @escaping @Sendable (ImportFact) -> Bool
    ) -> Adjective {
        Adjective(word, summary) { subject, context in
            guard case .importing(let file, let index) = subject else { return .fails }
            let imports = context.project.files[Int(file.index)].facts.imports
            return Verdict(imports.indices.contains(index) && fits(imports[index]))
        }
    }
}
