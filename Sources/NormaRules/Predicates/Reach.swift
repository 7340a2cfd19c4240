// `reach`: something in a layer, module or feature is used, directly or through others.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct ReachPredicate: Predicate {
    static let word = PredicateWord(
        "reach",
        shape: .zones,
        summary:
            "It depends on a layer, module or feature, directly or through any number of others; the message shows the path.",
        example: #"""
            ```yaml define
            layers:
              Domain: "**/Domain/**"
              Data: "**/Data/**"
            ```

            ```yaml rule
            rule: domain-reaches-no-data
            every: { struct: any, in: Domain }
            must-not: { reach: Data }
            ```

            ```swift bad path=Sources/Data/Store.swift
            struct Store {}
            ```

            ```swift bad path=Sources/Shared/Registry.swift
            struct Registry { let store: Store }
            ```

            ```swift bad path=Sources/Domain/Cart.swift
            struct Cart {
                let registry: Registry // ✗
            }
            ```

            ```swift good path=Sources/Data/Store.swift
            struct Store { let cart: Cart }
            ```

            ```swift good path=Sources/Domain/Cart.swift
            struct Cart {}
            ```
            """#,
        blindSpot:
            "A step through a file counts for all code of the file that is outside a type; imports count for every type of their file."
    )
    static let usualSubjects = UsualSubjects.types
    static let isAboutUses = true
    var cost: Int { PlanCost.search }

    private let names: [NamePattern]
    private let answers: ReachAnswers

    init(_ names: [NamePattern], in compiler: PlanCompiler) {
        self.names = names
        answers = ReachAnswers(compiler.context)
    }

    private func paths(
        from subject: Subject,
        _ captures: Captures,
        _ context: JudgingContext
    ) -> [(zone: String, nodes: [Int])] {
        names.compactMap { name in
            let text = name.described(with: captures)
            guard context.verdict(of: subject, in: answers.zone(text), given: .none) != .holds,
                let path = answers.path(from: subject, to: text)
            else { return nil }
            return (text, path)
        }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict(!paths(from: subject, captures, context).isEmpty)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        paths(from: subject, captures, context).map { zone, nodes in
            let steps = nodes.map { "`\(answers.graph.name(of: $0))`" }.joined(separator: " → ")
            let site = answers.firstStep(of: subject, along: nodes)
            return Evidence(
                site: site ?? context.site(of: subject),
                owner: subject,
                phrase: "reaches `\(zone)`: \(steps)",
                detail: zone
            )
        }
    }

    func statement(given captures: Captures) -> String { "reaches " + NamePattern.listed(names, given: captures) }
    func denial(given captures: Captures) -> String { "does not reach " + NamePattern.listed(names, given: captures) }
    func detail(given captures: Captures) -> String { "reach " + NamePattern.listed(names, given: captures) }
}

/// One graph for all subjects, and one pass for each zone.
final class ReachAnswers {
    private let context: JudgingContext
    private(set) lazy var graph = ReachGraph(context)
    private lazy var reversed = graph.graph.reversed
    private var reachabilities: [String: Reachability] = [:]
    private var zones: [String: Zone] = [:]

    init(_ context: JudgingContext) { self.context = context }

    func zone(_ name: String) -> Zone {
        if let zone = zones[name] { return zone }
        let zone = Zone.named(name, in: context)
        zones[name] = zone
        return zone
    }

    /// The nodes of a shortest path from the subject into the zone; nil if there is no path.
    func path(from subject: Subject, to zone: String) -> [Int]? {
        let reachability: Reachability
        if let known = reachabilities[zone] {
            reachability = known
        } else {
            reachability = Reachability(from: graph.nodes(in: self.zone(zone)), in: reversed)
            reachabilities[zone] = reachability
        }
        let starts = graph.nodes(of: subject).compactMap { node in reachability.distance(to: node).map { ($0, node) } }
        guard let nearest = starts.min(by: { $0 < $1 }), nearest.0 > 0 else { return nil }
        return reachability.path(to: nearest.1).map { $0.reversed() }
    }

    /// Where the subject takes the first step of a path.
    func firstStep(of subject: Subject, along path: [Int]) -> Site? {
        guard path.count > 1 else { return nil }
        for extent in context.extents(of: subject) {
            let file = context.project.files[Int(extent.file.index)]
            for index in extent.indices(in: file.facts.references) {
                let reference = ReferenceID(file.firstReference.index + Int32(clamping: index))
                guard case .exact(let target) = context.project.resolution(of: reference),
                    graph.node(of: target, in: context.project.file(of: target)) == path[1]
                else { continue }
                return .range(extent.file, file.facts.references[index].range)
            }
            let step = file.facts.imports.first { graph.node(ofModule: file.facts.text($0.module)) == path[1] }
            if let step { return .range(extent.file, step.range) }
        }
        return nil
    }
}
