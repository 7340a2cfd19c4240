// The task for an agent that should place the sentences that no form reads.

import NormaFitting
import NormaReports

struct AdoptBrief {
    private let result: AdoptRun.Result

    init(_ result: AdoptRun.Result) { self.result = result }

    var text: String {
        let document = result.adoption.document.path
        var lines = [
            "# Place the open sentences of `\(document)`", "",
            "The guide has `document: \(document)`. For each sentence below, do one of these, and change nothing else:",
            "",
            "1. Write a rule that says exactly this, with `enforces: \"the sentence\"`, a `bad` and a `good` example. `norma guide rules WORD` "
                + "searches proven rules, `norma guide language` prints the language.",
            "2. If only a person can judge it, write a `yaml review` block with `enforces:`.",
            "3. If it is neither, leave it. Don't weaken a sentence to make a rule of it.", "",
            "Then run `norma guide test --require-proof`, `norma guide status` and `norma check --summary`. A rule that finds much in code that "
                + "reviewers accepted is probably not what the sentence means.", "",
        ]
        if result.adoption.open.isEmpty { lines.append("No sentence is open.") }
        for open in result.adoption.open {
            lines.append("- line \(open.statement.line): \(open.statement.text)")
            if let heading = open.statement.headings.last { lines.append("  under: \(heading)") }
            lines.append("  open because \(AdoptScreen.reason(open.reason))\(AdoptScreen.nearest(open))")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
