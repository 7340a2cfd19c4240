// The notices about a rule that found nothing, or that found something though nothing was expected.

import NormaFindings
import NormaGuide
import NormaText

extension Rule {
    func emptyScopeNotice(in context: JudgingContext) -> Notice {
        notice(.emptyScope, "`\(name)` matched nothing in this code base" + (hintAboutKinds(in: context) ?? ""))
    }

    /// For a team's own rule whose subject names no kind.
    private func hintAboutKinds(in context: JudgingContext) -> String? {
        guard !context.guide.isInherited(file: place.file) else { return nil }
        switch form {
        case .every(let subject, must: let asked), .everyNot(let subject, mustNot: let asked):
            let isOfTypes = subject.usualSubjects(askedBy: asked) == .types
            return isOfTypes ? context.hintAboutKinds(of: subject) : nil
        case .only, .exactly, .check, .layers, .allow, .independent, .acyclic, .covered, .layout: return nil
        }
    }

    /// The notices of a judging, adjusted to the guide's expectation of finding nothing.
    ///
    /// - Parameter isOfChange: most changes have no subject for a rule about a change, so its silence means nothing.
    func expectedNotices(_ judgement: RuleJudgement, isOfChange: Bool) -> [Notice] {
        if isOfChange {
            return judgement.notices.filter { !$0.kind.isOfAbsence && $0.kind != .uselessException }
        }
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

extension JudgingContext {
    /// The way out if a description without a kind, which is about types, fits members only.
    ///
    /// Cost: asks about every member, so it is for descriptions that fit nothing.
    func hintAboutKinds(of description: Description) -> String? {
        guard description.kinds(roles: roles) == nil else { return nil }
        let scope = Scope(description, in: self)
        let kinds: [SubjectKind] = [.property, .function, .initializer, .case]
        for kind in kinds {
            guard let example = subjects(of: kind).first(where: { scope.verdict(of: $0) == .holds }) else { continue }
            return ": without a kind it is about types; \(title(of: example)) would fit `{ \(kind.rawValue): any, … }`"
        }
        return nil
    }
}
