// The data of a page about the project beside its findings.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules
import NormaText

extension ResultAssembly {
    /// - Parameters:
    ///   - findings: those of the whole tree that no comment allows, the accepted ones too.
    ///   - new: those of them that the baseline doesn't accept; nil without a baseline.
    func survey(
        of levels: [StructureLevel],
        _ findings: [Finding],
        new: [Finding]?,
        _ counts: [String: Int]
    ) -> Survey {
        let unaccepted = new.map(Set.init)
        let faults = UsesAtFault(findings, of: request.guide.guide) { !(unaccepted?.contains($0) ?? true) }
        return Survey(
            graphs: StructureGraphs.graphs(of: levels, in: context, faults: faults),
            documents: request.guide.guide.documents.map { GuideText(name: $0.name, file: $0.file, text: $0.text) },
            subjectCounts: counts,
            sizes: project.files.filter { !$0.isGenerated }.map {
                FileSize(path: $0.path, lines: $0.facts.lines.lineCount)
            }
        )
    }
}
