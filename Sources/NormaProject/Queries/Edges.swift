// The code base as a graph: who refers to whom, which modules an import names.

import NormaFacts

/// A reference that is known to mean one declaration of the code base.
package struct ReferenceEdge: Sendable, Hashable {
    package var file: FileID
    /// The innermost declaration around the reference; nil at the top of the file.
    package var owner: DeclarationID?
    package var target: DeclarationID
    package var reference: ReferenceID
}

extension Project {
    /// Every exact reference, in the order of files and source; one pass over the resolutions.
    package func forEachReferenceEdge(_ body: (ReferenceEdge) -> Void) {
        for (fileIndex, file) in files.enumerated() {
            let first = Int(file.firstReference.index)
            for (index, reference) in file.facts.references.enumerated() {
                let code = resolutions[first + index].code
                guard code >= 0 else { continue }
                let owner = reference.owner < 0 ? nil : DeclarationID(file.firstDeclaration.index + reference.owner)
                body(
                    ReferenceEdge(
                        file: FileID(Int32(fileIndex)),
                        owner: owner,
                        target: DeclarationID(code),
                        reference: ReferenceID(Int32(first + index))
                    )
                )
            }
        }
    }

    /// The modules of the project that an import names: one, seldom several of the same name, none for outside modules.
    package func modules(importedBy fact: ImportFact, in file: FileID) -> [ModuleID] {
        let view = linked.imports.views[Int(file.index)]
        let name = self.file(file).content.text(fact.module)
        return linked.imports.modules(named: name, from: view.package).map { ModuleID($0) }
    }
}
