// The notices about a rule that found nothing, or that found something though nothing was expected.

import NormaFindings
import NormaGuide
import NormaText

extension Rule {
    var emptyScopeNotice: Notice {
        notice(.emptyScope, "`\(name)` matched nothing in this code base")
    }

    /// The notices of a judging, adjusted to the guide's expectation of finding nothing.
    ///
    /// - Parameter isOfChange: most changes have no subject for a rule about a change, so its silence means nothing.
    func expectedNotices(_ judgement: RuleJudgement, isOfChange: Bool) -> [Notice] {
        if isOfChange { return judgement.notices.filter { !$0.kind.isOfAbsence } }
        guard emptiness == .expected else { return judgement.notices }
        let others = judgement.notices.filter { !$0.kind.isOfAbsence }
        let isEmpty = judgement.subjectCount == 0 || others.count < judgement.notices.count
        guard !isEmpty else { return others }
        let message = "`\(name)` is expected to match nothing, but it matches something now: remove its `expect: none`"
        return others + [notice(.staleExpectation, message)]
    }

    private func notice(_ kind: Notice.Kind, _ message: String) -> Notice {
        Notice(kind: kind, rule: name, message: message, guideFile: place.file, guideLine: place.position.line)
    }
}

extension Notice.Kind {
    /// Something that a rule names is missing.
    fileprivate var isOfAbsence: Bool { self == .emptyScope || self == .emptyDefinition }
}
