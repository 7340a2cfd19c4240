// The findings in the earlier state of a tree; present findings that weren't among them are new.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules

struct EarlierFindings: Sendable {
    let state: EarlierState
    /// In canonical order; without those that comments allowed.
    let findings: [Finding]
    let names: PresentNames
    let context: JudgingContext
    var project: Project { context.project }
    /// The input of rules about cycles.
    let edges: [String: UnitEdges]

    /// Which findings already existed, and how many of the earlier ones are gone.
    ///
    /// - Parameter current: the tree in which they were found.
    func comparison(
        with later: [Finding],
        in context: JudgingContext,
        from current: any Workspace
    ) -> ComparedFindings {
        let places = Dictionary(grouping: findings.indices) { BaselineEntry(findings[$0]) }
        let entries = Baseline(of: findings).entries
        let match = BaselineMatching.match(
            later,
            with: entries,
            knowing: knowledge(entries, places, later, context, current)
        )
        var summary = state.summary
        summary.oldFindings = zip(later, match.acceptedBy).filter { $1 != nil }.map(\.0).causeCount
        let stillThere = zip(entries, match.left).filter { $1 < $0.count }.map(\.0)
        summary.goneFindings = entries.findingCount - stillThere.findingCount
        return ComparedFindings(
            isOld: match.acceptedBy.map { $0 != nil },
            grownFrom: match.grownFrom.compactMapValues { entries[$0].measure },
            summary: summary
        )
    }

    /// A finding for each use of a name that nothing declares any more.
    func removedNames(in later: JudgingContext) -> [Finding] {
        let names = RemovedNames(earlier: context, later: later, touched: state.changed, renames: state.renames)
        return names.all().flatMap(\.findings)
    }

    private func knowledge(
        _ entries: [BaselineEntry],
        _ places: [BaselineEntry: [Int]],
        _ later: [Finding],
        _ context: JudgingContext,
        _ current: any Workspace
    ) -> BaselineKnowledge {
        var knowledge = BaselineKnowledge()
        knowledge.renames = state.renames
        let namesNow = PresentNames(context.project)
        knowledge.isPresent = { namesNow.contains($0) }
        knowledge.wasPresent = { [names] in names.contains($0) }
        knowledge.isNewFile = { [state] in state.added.contains($0) }
        knowledge.rulesOfCode = context.guide.rulesOfCode
        let (linesBefore, linesNow) = (LineReading(state.workspace), LineReading(current))
        // Many lines are equal, empty ones above all; with the lines around them fewer are.
        knowledge.lines = [2, 1, 0].map { surroundings in
            BaselineKnowledge.LineTexts(
                ofEntry: { [findings] entry in
                    (places[entries[entry].kind] ?? []).compactMap {
                        linesBefore.text(at: findings[$0].place, surroundings: surroundings)
                    }
                },
                ofFinding: { linesNow.text(at: later[$0].place, surroundings: surroundings) }
            )
        }
        return knowledge
    }
}

/// The present findings that an earlier state already had.
struct ComparedFindings {
    /// For each finding whether it already existed.
    let isOld: [Bool]
    /// For new findings that measure worse than before: the earlier measure.
    let grownFrom: [Int: LimitMeasure]
    let summary: ComparisonSummary
}

extension Guide {
    /// The rules whose details describe the code itself or the demand, not the code's dependencies.
    var rulesOfCode: Set<String> {
        let named = rules.filter { rule in
            switch rule.form {
            case .check, .every, .exactly: true
            case .everyNot, .only, .layers, .allow, .independent, .acyclic, .covered, .layout: false
            }
        }
        return Set(named.map(\.name))
    }
}
