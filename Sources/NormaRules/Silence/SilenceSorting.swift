// Missing things: those that a team's own guide names are reported; those that an inherited guide names are counted by cause.

import NormaFindings
import NormaGuide

struct SilenceSorting {
    /// The notices that are reported one by one.
    private(set) var reported: [Notice] = []
    private var rulesByThing: [MissingThing: [String]] = [:]
    private var waiting: [MissingThing: [String]] = [:]
    private var idleExceptions: [String] = []
    private var search: AbsenceSearch
    private let guide: Guide
    private let rules: [String: Rule]
    private let rulesOfChange: Set<String>

    init(_ context: JudgingContext) {
        guide = context.guide
        rulesOfChange = context.rulesOfChange.all
        search = AbsenceSearch(context)
        rules = Dictionary(guide.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The notices of definitions.
    mutating func take(_ notices: [Notice]) {
        for notice in notices {
            if let file = notice.guideFile, !guide.isInherited(file: file) {
                reported.append(notice)
            } else if let thing = notice.lacks {
                rulesByThing[thing, default: []] += []
            } else if notice.kind != .staleExpectation {
                reported.append(notice)
            }
        }
    }

    mutating func take(_ judgement: RuleJudgement) {
        guard let rule = rules[judgement.rule], guide.isInherited(file: rule.place.file) else {
            reported += judgement.notices
            return
        }
        if let place = judgement.waitsFor { waiting[place, default: []].append(rule.name) }
        for notice in judgement.notices {
            // Additions of a team's own guide to an inherited rule are its own.
            if let file = notice.guideFile, !guide.isInherited(file: file) {
                reported.append(notice)
                continue
            }
            switch notice.kind {
            case .emptyDefinition, .emptyScope:
                let thing = notice.lacks ?? search.missingThing(of: rule, after: judgement)
                if rulesByThing[thing]?.last != rule.name { rulesByThing[thing, default: []].append(rule.name) }
            case .uselessException: if judgement.subjectCount > 0 { idleExceptions.append(rule.name) }
            case .staleExpectation: break
            case .endedException, .overlappingLayers, .overlappingRoles, .unknownValue, .nothingJudged, .information:
                reported.append(notice)
            }
        }
        let hasScopeNotice = judgement.notices.contains { $0.kind == .emptyDefinition || $0.kind == .emptyScope }
        guard judgement.subjectCount == 0, rule.emptiness == .told, !hasScopeNotice, !rulesOfChange.contains(rule.name)
        else { return }
        rulesByThing[search.missingThing(of: rule, after: judgement), default: []].append(rule.name)
    }

    /// - Parameter withoutChange: the rules about a change, if there is none.
    func inherited(withoutChange: [String]) -> InheritedSilence {
        var silence = InheritedSilence()
        silence.withoutChange = withoutChange
        silence.absences = Self.sorted(rulesByThing)
        silence.waiting = Self.sorted(waiting)
        silence.idleExceptions = idleExceptions
        return silence
    }

    private static func sorted(_ rules: [MissingThing: [String]]) -> [Absence] {
        rules.map { Absence($0, rules: $1) }.sorted { left, right in
            if left.rules.count != right.rules.count { return left.rules.count > right.rules.count }
            return (left.thing.text, left.thing.kind.rawValue) < (right.thing.text, right.thing.kind.rawValue)
        }
    }
}
