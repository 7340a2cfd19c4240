// Adjectives of test doubles that were derived from protocols.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

enum DoubleAdjectives {
    static let list: [Adjective] = [
        .declaration(
            "derived",
            "A type with members that `norma new mock` derived from a protocol: they are between its marks."
        ) { fact, declaration, context in
            Verdict(fact.kind.isType && !context.derivedParts(of: declaration).isEmpty)
        },
        Adjective(
            "up-to-date",
            "A derived type that has everything that its protocol requires today, and no member that it no longer requires; for a type without marks it is unknown.",
            explaining: { subject, context in
                guard case .declaration(let declaration) = subject else { return nil }
                return context.drifts(of: declaration).map(DriftWording.init)?.reason(in: context)
            },
            { subject, context in
                guard case .declaration(let declaration) = subject else { return .fails }
                return context.drifts(of: declaration).map { Verdict($0.allSatisfy(\.isNone)) } ?? .unknown
            }
        ),
    ]
}

/// How a double differs from its protocol, in words.
private struct DriftWording {
    let drifts: [DoubleDrift]

    func reason(in context: JudgingContext) -> AdjectiveReason? {
        let parts = drifts.filter { !$0.isNone }
        guard !parts.isEmpty else { return nil }
        return AdjectiveReason(
            phrase: parts.map { Self.phrase($0, context) }.joined(separator: ", and "),
            related: parts.flatMap { Self.places(of: $0, context) }
        )
    }

    private static func phrase(_ drift: DoubleDrift, _ context: JudgingContext) -> String {
        guard drift.hasProtocol else { return "is derived from `\(drift.origin)`, which no longer exists" }
        let missing = drift.missing.map(\.name) + drift.missingTypes
        let clauses = [
            missing.isEmpty ? nil : "is missing " + names(missing),
            drift.changed.isEmpty ? nil : "has a different form of " + names(drift.changed.map(\.demand.name)),
            drift.superfluous.isEmpty
                ? nil : "has " + names(drift.superfluous.map(\.name)) + ", which nothing requires any more",
        ]
        return "no longer matches `\(drift.origin)`: it " + clauses.compactMap { $0 }.joined(separator: "; it ")
    }

    /// A few are enough to make it clear.
    private static func names(_ all: [String]) -> String {
        let shown = all.prefix(4).map { "`\($0)`" } + (all.count > 4 ? ["\(all.count - 4) more"] : [])
        return Plan.listed(shown, with: "and")
    }

    private static func places(of drift: DoubleDrift, _ context: JudgingContext) -> [RelatedSite] {
        let site = { (member: MemberOutline) in context.site(of: .declaration(member.declaration)) }
        let demands = drift.changed.map(\.demand)
        return drift.missing.map { RelatedSite(site: site($0), message: "`\($0.name)` is required here") }
            + demands.map { RelatedSite(site: site($0), message: "`\($0.name)` is required in this form") }
            + drift.superfluous.map { RelatedSite(site: site($0), message: "`\($0.name)` is no longer required") }
    }
}
