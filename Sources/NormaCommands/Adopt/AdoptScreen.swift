// What `norma adopt` read: the rules, and what is open with the reason.

import NormaFitting
import NormaReports

struct AdoptScreen {
    private let result: AdoptRun.Result

    init(_ result: AdoptRun.Result) { self.result = result }

    var text: String {
        let adoption = result.adoption
        let placed = adoption.rules.reduce(0) { $0 + $1.statements.count }
        let all = placed + adoption.open.count
        var lines = [
            "\(adoption.document.path) has \(Wording.count(all, "normative sentence")): \(placed) became "
                + "\(Wording.count(adoption.rules.count, "rule")), \(adoption.open.count) \(adoption.open.count == 1 ? "is" : "are") open."
        ]
        if result.project == nil {
            lines.append("There is no Swift code here, so only the document's own words are known.")
        }
        if !adoption.rules.isEmpty { lines += ["", "Rules:"] }
        for rule in adoption.rules {
            for statement in rule.statements {
                lines.append("  line \(statement.line)  \(rule.name): \(statement.text)")
            }
        }
        if !adoption.open.isEmpty { lines += ["", "Open:"] }
        for open in adoption.open {
            lines.append("  line \(open.statement.line)  \(open.statement.text)")
            lines.append("      \(Self.reason(open.reason))\(Self.nearest(open))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func nearest(_ open: OpenStatement) -> String {
        guard open.reason == .noForm, !open.nearest.isEmpty else { return "" }
        return "; nearest: \(open.nearest.joined(separator: " · "))"
    }

    static func reason(_ reason: OpenReason) -> String {
        switch reason {
        case .condition(let word): "it holds only sometimes, by `\(word)`"
        case .unknownWord(let word): "no role, place or type is known for `\(word.replacing("`", with: ""))`"
        case .twoReadings(let one, let other): "it can be read in two ways: \(one) · \(other)"
        case .noForm: "no form reads it"
        case .unproven: "a rule was read, but its examples don't prove it"
        case .ownCodeBreaksIt(let line): "a rule was read, but the document's own code breaks it (line \(line))"
        }
    }
}
