// Which notices a reader is shown: those of a team's own guide each, those of a built-in one as a summary.

import NormaFindings
import NormaGuide

struct NoticeSelection {
    let guide: Guide

    /// What a built-in guide has and a tree lacks is no mistake of anyone's: one line says how much it is.
    func selected(from notices: [Notice], judged: Set<String>) -> [Notice] {
        let relevant = notices.filter { notice in notice.rule.map { judged.contains($0) } ?? true }
        guard guide.documents.first?.isBuiltIn == true else { return relevant }
        var kept: [Notice] = []
        var emptyScopes = 0
        for notice in relevant {
            switch notice.kind {
            case .emptyDefinition, .emptyScope, .uselessException: emptyScopes += notice.rule == nil ? 0 : 1
            case .overlappingLayers, .unknownValue, .nothingJudged, .information: kept.append(notice)
            }
        }
        if emptyScopes > 0 {
            let message =
                "\(emptyScopes) of the guide's \(guide.rules.count) rules \(emptyScopes == 1 ? "speaks" : "speak") of things that this tree does not have."
            kept.append(Notice(kind: .information, message: message))
        }
        return kept
    }
}
