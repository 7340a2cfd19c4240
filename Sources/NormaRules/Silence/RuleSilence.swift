// What is told of a rule that found nothing, or that found something though nothing was expected.

import NormaFindings
import NormaGuide
import NormaText

extension Rule {
    var emptyScopeNotice: Notice {
        notice(.emptyScope, "`\(name)` matched nothing in this code base")
    }

    /// The notices of a judging, with what the guide says of finding nothing.
    ///
    /// - Parameter isOfChange: most changes have no subject for a rule about a change, so its silence means nothing.
    func told(_ judgement: RuleJudgement, isOfChange: Bool) -> [Notice] {
        if isOfChange { return judgement.notices.filter { !$0.kind.isOfAbsence } }
        guard emptiness == .expected else { return judgement.notices }
        let others = judgement.notices.filter { !$0.kind.isOfAbsence }
        let isEmpty = judgement.subjectCount == 0 || others.count < judgement.notices.count
        guard !isEmpty else { return others }
        let message = "`\(name)` expects to find nothing, and there is something by now: take its `expect: none` out"
        return others + [notice(.staleExpectation, message)]
    }

    private func notice(_ kind: Notice.Kind, _ message: String) -> Notice {
        Notice(
            kind: kind,
            rule: name,
            message: message,
            guideFile: place.file,
            guideLine: place.position.line
        )
    }
}

extension Notice.Kind {
    /// What a rule speaks of is not there.
    fileprivate var isOfAbsence: Bool { self == .emptyScope || self == .emptyDefinition }
}
