// The answer of `norma check` to a project without a guide: nothing is judged, but it shows what could be.

import NormaFindings
import NormaFitting
import NormaGuide
import NormaPipeline
import NormaRules
import NormaText

struct UnconfiguredCheck {
    private let tree: CheckedTree

    /// Nil if a guide is named or configured.
    init?(of tree: CheckedTree, guide: String?) {
        guard guide == nil, tree.configuration.guide == nil else { return nil }
        self.tree = tree
    }

    /// Nothing was checked, which is never a success.
    ///
    /// Cost: reading the tree, and judging by the candidates for a first guide.
    func failure(in paths: [String]) throws -> CommandFailure {
        let guide = try RuleChoice.guideToRead().configured(by: tree.configuration)
        let reading = SharedReading(tree.workspace, for: [guide], today: Today.text)
        guard reading.fileCount > 0 else { return tree.noSwiftFile(in: paths, reading.problems) }
        let rules = try RuleChoice.chosen(in: reading, places: [:])
        let fit = reading.context(of: .silent).map { ArchitectureFit($0.project) }
        return CommandFailure(text: Self.text(rules, fit).joined(separator: "\n"), status: .unusable)
    }

    private static let shown = 3

    /// One sentence, what `init` would write in five lines, and how to try a book.
    static func text(_ rules: [ChosenRule], _ fit: ArchitectureFit?) -> [String] {
        var lines = [
            "error: nothing was checked: this project has no guide, and Norma doesn't judge code by a book that its team didn't choose"
        ]
        if rules.isEmpty {
            lines.append("`norma init` writes a guide from this code; none of its rules can be counted here yet.")
        } else {
            // How many it takes depends on the places that `init` learns besides.
            lines.append("`norma init` would write a guide with rules of the books that this code keeps, such as:")
            lines += rules.prefix(shown).map { "  \($0.name): \(evidence(of: $0))" }
        }
        return lines + [book(of: fit)]
    }

    private static func evidence(of rule: ChosenRule) -> String {
        switch rule.reason {
        case .kept: "kept in \(rule.subjects - rule.broken) of \(rule.subjects) cases"
        case .demanded(let document, let line): "`\(document)`, line \(line), asks for it"
        }
    }

    private static func book(of fit: ArchitectureFit?) -> String {
        guard let best = fit?.best else {
            let reason = fit?.reasonForNone.map { " (\($0))" } ?? ""
            return
                "No book describes this architecture\(reason); `norma check --guide NAME` tries one of `norma guide list`."
        }
        return "To try the book that describes this architecture best: `norma check --guide \(best.book)` "
            + "(it has \(best.has.joined(separator: ", ")))."
    }
}
