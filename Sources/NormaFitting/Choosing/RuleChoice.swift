// Which candidates this code keeps: judged on one reading, in the places of the project.

import NormaFindings
import NormaGuide
import NormaPipeline
import NormaRules

extension LearnedProject {
    /// The learned patterns, as the choice of rules asks for them.
    package var patternsByPlace: [String: [String]] {
        Dictionary(places.map { ($0.name, $0.patterns) }, uniquingKeysWith: { first, _ in first })
    }
}

extension LearnedProject {
    /// Files that use another feature may be few, and yet be one of each feature: then features don't stay apart here.
    package var rulesNotMeant: Set<String> {
        guard let features, Set(features.arrows.map(\.from)).count * 3 > features.names.count else { return [] }
        return ["features-stay-apart"]
    }
}

package enum RuleChoice {
    /// What the tree has to be read for.
    package static func guideToRead() throws(GuideProblems) -> PreparedGuide { try CandidateGuide.toRead.prepared() }

    /// The rules to take, the most telling first.
    ///
    /// Cost: resolving names and judging once.
    ///
    /// - Parameters:
    ///   - reading: of the tree, for `guideToRead()`.
    ///   - places: by the names of the books' vocabularies, the patterns that were learned.
    ///   - things: what the project holds; nil: everything that a rule may be about.
    ///   - refused: rules that a few files break, but that are not how the project is built.
    package static func chosen(
        in reading: SharedReading,
        places: [String: [String]],
        holding things: Set<String>? = nil,
        without refused: Set<String> = []
    ) throws(GuideProblems) -> [ChosenRule] {
        let demands = DemandReading.demands(in: reading)
        let guide = CandidateGuide(knowing: places, holding: things, demands: demands)
        let refused = DemandReading.refusals(in: reading).union(refused)
        let tallies = try tallies(of: guide, demands, in: reading).filter { !refused.contains($0.candidate.name) }
        return selection(of: tallies).map { $0.chosen(places: guide.places) }
    }

    /// These rules with their counts of today, whether the code keeps them or not.
    package static func counted(
        _ names: Set<String>,
        in reading: SharedReading,
        places: [String: [String]]
    ) throws(GuideProblems) -> [ChosenRule] {
        let demands = DemandReading.demands(in: reading)
        let guide = CandidateGuide(knowing: places, demands: demands)
        return try tallies(of: guide, demands, in: reading).filter { names.contains($0.candidate.name) }
            .map { $0.chosen(places: guide.places) }
    }

    /// Every candidate whose places are known, in the order of the candidates.
    static func tallies(
        of guide: CandidateGuide,
        _ demands: [Demand] = [],
        in reading: SharedReading
    ) throws(GuideProblems) -> [RuleTally] {
        guard let context = reading.context(of: try guide.prepared()) else { return [] }
        let judgements = reading.judgements(in: context).map { ($0.rule, $0) }
        let byRule = Dictionary(judgements, uniquingKeysWith: { first, _ in first })
        let asked = Dictionary(demands.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })
        return guide.candidates.compactMap { candidate in
            byRule[candidate.name].map { RuleTally(candidate, $0, demand: asked[candidate.name]) }
        }
    }

    /// More than a reader looks through in a first guide.
    static let mostRules = 20
    /// With fewer a guide says little: then there may be more of a theme.
    static let fewestRules = 12
    /// More than this of one theme say the same in other words.
    static let mostOfATheme = 3
    static let mostOfAThemeAmongFew = 6

    /// What the documents ask for; then theme by theme, first one of each, then a second, then a third.
    ///
    /// In the order of the candidates.
    static func selection(of tallies: [RuleTally]) -> [RuleTally] {
        var byTheme: [Theme: [RuleTally]] = [:]
        var reasons: Set<String> = []
        var chosen: Set<CandidateRule> = []
        for tally in tallies where tally.isDemanded && chosen.count < mostDemanded {
            chosen.insert(tally.candidate)
            reasons.insert(tally.candidate.why)
        }
        for tally in tallies where tally.isKept && tally.demand == nil && reasons.insert(tally.candidate.why).inserted {
            byTheme[tally.candidate.theme, default: []].append(tally)
        }
        for round in 0..<mostOfAThemeAmongFew {
            for theme in Theme.allCases {
                let most = round < mostOfATheme ? mostRules : fewestRules
                guard chosen.count < most, let own = byTheme[theme], own.indices.contains(round) else { continue }
                chosen.insert(own[round].candidate)
            }
        }
        return tallies.filter { chosen.contains($0.candidate) }
    }

    /// The rest is for what the code shows itself.
    private static let mostDemanded = 8
}
