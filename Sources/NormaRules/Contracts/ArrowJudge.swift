// `layers` and `allow`: which unit may use which, and every use beyond that.

import NormaFindings
import NormaGuide

struct ArrowJudge: RuleJudging {
    enum Arrows {
        case layers(LayersContract)
        case allow(AllowContract)
    }

    let rule: Rule
    let arrows: Arrows
    let context: JudgingContext

    func judgement() -> RuleJudgement {
        let named = NamedUnits(units, in: context)
        let permissions = permissions(named)
        let scan = UseScan(context: context, units: named.map)
        let exceptions = RuleExceptions(of: rule, in: context)
        let report = UseFinding(rule: rule, units: named.map, context: context)
        var judgement = RuleJudgement(rule: rule.name, notices: named.notices(for: rule), subjectCount: scan.fileCount)
        scan.forEach { use in
            guard let reason = permissions.objection(from: use.from, to: use.to) else { return }
            if judgement.isExcused(use, by: exceptions) { return }
            judgement.findings.append(report.finding(of: use, because: reason))
        }
        return judgement
    }

    private var units: [LocatedText] {
        switch arrows {
        case .layers(let contract): contract.ranks.flatMap { $0 }
        case .allow(let contract): contract.units
        }
    }

    private func permissions(_ named: NamedUnits) -> any Permissions {
        switch arrows {
        case .layers(let contract):
            LayerPermissions(ranks: contract.ranks.map { $0.map(\.text) }, isStrict: contract.isStrict)
        case .allow(let contract):
            ArrowPermissions(
                units: contract.units.map(\.text),
                arrows: contract.arrows.map { ($0.from.text, $0.to.text) },
                noun: named.map.noun
            )
        }
    }
}

/// Which unit may use which; units are numbered as the contract names them.
protocol Permissions {
    /// Why a unit may not use another, as the end of a sentence; nil if it may.
    func objection(from: Int, to: Int) -> String?
}

/// Ordered ranks: each may use those below.
struct LayerPermissions: Permissions {
    private let names: [String]
    private let rankOf: [Int]
    private let ranks: [[String]]
    private let isStrict: Bool

    init(ranks: [[String]], isStrict: Bool) {
        self.ranks = ranks
        self.isStrict = isStrict
        names = ranks.flatMap { $0 }
        rankOf = ranks.indices.flatMap { rank in ranks[rank].map { _ in rank } }
    }

    func objection(from: Int, to: Int) -> String? {
        guard rankOf.indices.contains(from), rankOf.indices.contains(to), from != to else { return nil }
        let (rank, other) = (rankOf[from], rankOf[to])
        if rank == other { return "\(names[from]) and \(names[to]) are side by side, so neither may use the other" }
        if isStrict ? other == rank + 1 : other > rank { return nil }
        let below =
            isStrict ? Array(ranks.dropFirst(rank + 1).prefix(1).joined()) : ranks.dropFirst(rank + 1).flatMap { $0 }
        if below.isEmpty { return "\(names[from]) is the lowest layer and must not use any other" }
        let only = "\(names[from]) may use only \(Wording.list(below))"
        return isStrict && other > rank ? only + ", the next layer down" : only
    }
}

/// Arrows: only the drawn uses are allowed.
struct ArrowPermissions: Permissions {
    private let names: [String]
    private let noun: UnitMap.Noun
    /// For each unit the units that it may use, in the order in which they are named.
    private let allowed: [[Int]]
    private let allowedSets: [Set<Int>]

    init(units: [String], arrows: [(from: String, to: String)], noun: UnitMap.Noun) {
        let numbers = Dictionary(units.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var allowed: [[Int]] = Array(repeating: [], count: units.count)
        for arrow in arrows {
            guard let from = numbers[arrow.from], let to = numbers[arrow.to] else { continue }
            allowed[from].append(to)
        }
        names = units
        self.noun = noun
        self.allowed = allowed.map { $0.sorted() }
        allowedSets = allowed.map(Set.init)
    }

    func objection(from: Int, to: Int) -> String? {
        guard allowed.indices.contains(from), allowed.indices.contains(to), from != to else { return nil }
        if allowedSets[from].contains(to) { return nil }
        let may =
            allowed[from].isEmpty
            ? "\(names[from]) must not use any other \(noun.singular)"
            : "\(names[from]) may use only \(Wording.list(allowed[from].map { names[$0] }))"
        return allowedSets[to].contains(from) ? may + "; the arrow points from \(names[to]) to \(names[from])" : may
    }
}
