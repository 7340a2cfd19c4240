// The declarations of the project by kind, listed once for all rules.

import NormaFacts
import NormaProject

struct SubjectIndex: Sendable {
    private var declarations: [[DeclarationID]]

    /// Cost: one pass over the declarations.
    init(_ project: Project) {
        declarations = Array(repeating: [], count: DeclarationKind.allCases.count)
        for file in project.files {
            for (index, fact) in file.facts.declarations.enumerated() {
                let place = Int(fact.kind.rawValue)
                guard place < declarations.count else { continue }
                declarations[place].append(DeclarationID(file.firstDeclaration.index + Int32(clamping: index)))
            }
        }
    }

    /// In order.
    func declarations(of kind: DeclarationKind) -> [DeclarationID] {
        let place = Int(kind.rawValue)
        return place < declarations.count ? declarations[place] : []
    }
}
