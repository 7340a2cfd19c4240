// A guide's changes to the rules that it inherits, each with a reason.

import NormaText

/// A rule of an extended guide that the extending one adjusts, replaces or drops.
package struct Relaxation: Sendable, Hashable {
    /// The inherited rule's name.
    package var rule: String
    /// The rule that replaces it; nil if it was dropped or adjusted.
    package var replacement: String?
    /// The changes, each in a few words: "at-most 400 (was 300)"; empty if it no longer holds.
    package var changes: [String] = []
    package var because: String
    package var place: GuidePlace

    /// Whether the rule still holds.
    package var isAdjustment: Bool { !changes.isEmpty }

    /// "adjusted in TEAM.md, line 12: at-most 400 (was 300)".
    package var text: String {
        let place = "in \(place.file), line \(place.position.line)"
        if isAdjustment { return "adjusted \(place): \(changes.joined(separator: ", "))" }
        return replacement.map { "replaced by `\($0)` \(place)" } ?? "dropped \(place)"
    }
}

extension Guide {
    /// The differences of a rule that holds from its own guide's text, those of the farthest guide first.
    package func adjustments(of rule: String) -> [Relaxation] {
        relaxations.filter { $0.rule == rule && $0.isAdjustment }.reversed()
    }

    /// The guide with the adjusted rules as the inherited guides wrote them.
    package var unadjusted: Guide {
        guard !rulesAsWritten.isEmpty else { return self }
        var guide = self
        guide.rules = rules.map { rulesAsWritten[$0.name] ?? $0 }
        return guide
    }
}
