// The output of `norma rules --brief`: what a file is held to by its path and its name, one line a rule.

import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

/// Short enough to be read before each new file.
struct BriefListing {
    let place: PlannedPlace
    let outcome: CheckOutcome
    let guide: Guide
    /// The path as the user wrote it, for the next command.
    let asked: String

    /// The most bytes of the whole list.
    static let longest = 2000
    private static let columns = 120
    /// What the last line needs.
    private static let reserve = 200

    /// A rule of the list with the rank of its group: the lower comes first.
    private struct Line {
        let rank: Int
        let text: String
        let isError: Bool
    }

    var text: String {
        let scale = BearingScale(at: place, in: outcome.context)
        let roles = scale.roles()
        let rules = ApplicableRules(at: place, in: outcome.context).all()
        let lines = rules.compactMap { line($0, scale, roles) }
        let sorted = lines.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            return (first.rank, first.isError ? 0 : 1, left.offset) < (
                second.rank, second.isError ? 0 : 1, right.offset
            )
        }
        var text = head(roles) + "\n"
        var shown = 0
        for line in sorted.map(\.element.text) {
            guard text.utf8.count + line.utf8.count + Self.reserve < Self.longest else { break }
            text += line + "\n"
            shown += 1
        }
        return text + end(shown: shown, of: rules.count, hidden: sorted.count - shown)
    }

    private func head(_ roles: [String]) -> String {
        let path = place.path == .root ? "." : "\(place.path)" + (place.isFolder ? "/" : "")
        let project = outcome.context.project
        let source = place.source(in: outcome.context)
        let parts = [
            Self.described(roles),
            source?.layer.map { "layer \(project.layer($0).name)" },
            source?.feature.map { "feature \(project.feature($0).name)" }, source?.isTest == true ? "test code" : nil,
        ]
        let known = parts.compactMap(\.self).joined(separator: ", ")
        return path + (place.exists ? "" : ", not there yet") + (known.isEmpty ? "" : ": " + known)
    }

    /// The roles that all guides share; if there are none, the guide's own, which often only help its rules.
    private static func described(_ roles: [String]) -> String? {
        let shared = roles.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").last.map(String.init) }
        let named = (shared.isEmpty ? roles : shared).prefix(2)
        return named.isEmpty ? nil : named.map(RoleWords.noun).joined(separator: " and ")
    }

    private func end(shown: Int, of count: Int, hidden: Int) -> String {
        guard count > 0 else { return "None of the \(guide.rules.count) rules of \(guide.name) applies here." }
        let others = count - shown
        let more = hidden > 0 ? " (\(hidden) of them for certain)" : ""
        let rest = others == 0 ? "" : "\(others) more can apply\(more): `norma rules \(asked)`. "
        return rest + "`norma explain RULE` shows examples."
    }

    /// Nil for a rule that isn't about what the path and the name imply.
    private func line(_ rule: ApplicableRule, _ scale: BearingScale, _ roles: [String]) -> Line? {
        guard let written = guide.rule(named: rule.name) else { return nil }
        let bearing = scale.bearing(of: written)
        guard let rank = rank(of: rule, bearing) else { return nil }
        let isError = rule.severity == .error
        let sentence = DemandText.line(sentence(rule, roles), columns: Self.columns)
        return Line(rank: rank, text: "\(isError ? "-" : "*") \(sentence) (\(rule.name))", isError: isError)
    }

    private func rank(of rule: ApplicableRule, _ bearing: RuleBearing) -> Int? {
        if rule.isBrokenByPath { return 0 }
        switch (rule.topic, bearing) {
        case (.elsewhere, _), (_, .none), (_, .open): return nil
        case (.place, _): return 1
        case (.role, .named), (.types, .named), (.members, .named): return 2
        case (_, .named), (.uses, _): return 3
        case (.file, _), (.role, _): return 4
        case (.types, _), (.members, _), (.code, _): return 5
        }
    }

    /// A demand on what the file is named for needs no subject.
    private func sentence(_ rule: ApplicableRule, _ roles: [String]) -> String {
        let subject: String? =
            switch rule.topic {
            case .role(let name): rule.subject ?? (roles.contains(name) ? nil : RoleWords.noun(name))
            default: rule.subject
            }
        return [subject, rule.demand].compactMap(\.self).joined(separator: " ")
    }
}
