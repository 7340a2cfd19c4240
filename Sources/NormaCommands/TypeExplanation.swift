// The output of `norma why TYPE`: the roles of a type, with the evidence for and against each.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaReports
import NormaRules
import NormaText

struct TypeExplanation {
    let outcome: CheckOutcome
    let types: [DeclarationID]

    /// The types of this name, simple or qualified; the nearest name if there is none.
    init(_ name: String, in outcome: CheckOutcome) throws {
        self.outcome = outcome
        let context = outcome.context
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        types = context.project.declarations(named: simple).filter { declaration in
            guard context.project.fact(declaration).kind.isType else { return false }
            return simple == name || context.symbol(of: .declaration(declaration)) == name
        }
        guard types.isEmpty else { return }
        let known = context.typeNames
        throw CommandFailure(
            "there is no type `\(name)` in the tree",
            suggestion: NearestWord.to(name, among: known).map { "did you mean `\($0)`?" }
                ?? "for a place write `norma why FILE:LINE`; `norma roles` lists the types that have a role"
        )
    }

    var text: String { types.map(explanation).joined(separator: "\n") }

    private func explanation(of type: DeclarationID) -> String {
        let context = outcome.context
        let subject = Subject.declaration(type)
        let place = context.place(context.site(of: subject))
        let kind = context.project.fact(type).kind
        var lines = ["\(kind) `\(context.symbol(of: subject))` in \(place.path):\(place.start.line)", ""]
        var reasons = context.roleReasons(for: type)
        if reasons.isEmpty {
            let nearest = context.nearestRole(for: type)
            let rest = nearest == nil ? ", and no evidence for one." : ". The nearest one:"
            lines.append("It has no role of the guide `\(context.guide.name)`\(rest)")
            if let nearest {
                lines.append("")
                reasons = [nearest]
            }
        }
        for reason in reasons {
            lines.append("\(Self.strength(reason.certainty)) \(RoleWords.noun(reason.role).filter { $0 != "`" })")
            for statement in reason.statements { lines.append(line(of: statement, besides: place)) }
            lines.append("")
        }
        return lines.joined(separator: "\n") + (reasons.isEmpty ? "\n" : "")
    }

    private static func strength(_ certainty: Certainty?) -> String {
        switch certainty {
        case .sure: "certainly"
        case .likely: "likely"
        case nil: "not"
        }
    }

    private func line(of statement: RoleReasons.Statement, besides own: Place) -> String {
        let mark = statement.holds.map { $0 ? "yes" : "no " } ?? "?  "
        let where_ = statement.place == own ? "" : "  \(statement.place.path):\(statement.place.start.line)"
        let unknown = statement.holds == nil ? " (the source alone doesn't show it)" : ""
        return "  \(statement.sense.rawValue.padded(to: 8)) \(mark)  \(statement.text)\(unknown)\(where_)"
    }
}
