// `norma guide rules`: finds rules of the built-in guides by their words, for a guide that takes single rules.

import ArgumentParser
import NormaReports
import NormaText

extension GuideCommand {
    /// `norma guide rules`
    struct Rules: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find rules of the built-in guides by name, statement, reason and subject.",
            discussion: """
                Prints a line per rule: its guide, its name, what it asks, and how many of its findings readers judged right, on \
                apps that were new to the rule. A rule must contain every given word; matches in names come first. A `yaml take` \
                block takes the found rules into your own guide.

                  norma guide rules navigation
                  norma guide rules --about view-model
                  norma guide rules singleton --take        the block to paste
                """
        )

        @Argument(help: ArgumentHelp("Words that a rule contains, in any order.", valueName: "word"))
        var words: [String] = []

        @Option(name: .long, help: ArgumentHelp("Only rules that use this role, kind or check.", valueName: "word"))
        var about: String?

        @Flag(name: .long, help: "Print the `yaml take` blocks for the found rules.")
        var take = false

        @Option(name: .long, help: ArgumentHelp("The output format: text or json.", valueName: "format"))
        var format: String = "text"

        func run() throws {
            guard ["text", "json"].contains(format) else {
                throw CommandFailure(unknown: "format", format, known: ["text", "json"])
            }
            if take, format == "json" {
                throw CommandFailure("`--take` prints Markdown, not JSON", suggestion: "leave one of them out")
            }
            let all = FoundRule.builtIn()
            if let about {
                let known = Set(all.flatMap(\.about)).sorted()
                guard known.contains(about) else {
                    let near = NearestWord.to(about, among: known).map { "did you mean `\($0)`?" }
                    let way = near ?? "`norma guide rules` without `--about` lists them all"
                    throw CommandFailure("no built-in rule is about `\(about)`", suggestion: way)
                }
            }
            let found = RuleSearch(words: words, about: about).found(among: all)
            if format == "json" { return Terminal.printExactly(RuleSearch.json(of: found)) }
            guard !found.isEmpty else {
                return Terminal.print("No built-in rule has \(words.map { "`\($0)`" }.joined(separator: " and ")).")
            }
            Terminal.print(take ? RuleSearch.blocks(of: found) : RuleSearch.lines(of: found))
        }
    }
}

/// The query, and how the result is written.
struct RuleSearch {
    let words: [String]
    let about: String?

    /// The rules that contain every word, the best first; otherwise in the order of the guides.
    func found(among rules: [FoundRule]) -> [FoundRule] {
        let ranked = rules.enumerated().compactMap { index, rule -> (rank: Int, index: Int, rule: FoundRule)? in
            if let about, !rule.about.contains(about) { return nil }
            var sum = 0
            for word in words {
                guard let rank = rule.rank(of: word) else { return nil }
                sum += rank
            }
            return (sum, index, rule)
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.rule)
    }

    /// The width of a line: the rest is in JSON, and on the rule's page.
    private static let columns = 160
    private static let longestName = 44

    static func lines(of rules: [FoundRule]) -> String {
        let book = rules.map(\.book.count).max() ?? 0
        // A few names are longer than all others.
        let name = min(rules.map(\.name.count).max() ?? 0, longestName)
        return rules.map { rule in
            let figure = rule.figure.map { " (\($0.short))" } ?? ""
            let columns = Self.columns - book - max(name, rule.name.count) - figure.count - 4
            return "\(rule.book.padded(to: book))  \(rule.name.padded(to: name))  "
                + DemandText.line(rule.sentence, columns: columns) + figure
        }.joined(separator: "\n")
    }

    /// A block per guide; of several rules with one name only the best, because a guide can't have two.
    static func blocks(of rules: [FoundRule]) -> String {
        var names: Set<String> = []
        let rules = rules.filter { names.insert($0.name).inserted }
        var books: [String] = []
        for rule in rules where !books.contains(rule.book) { books.append(rule.book) }
        return books.map { book in
            let entries = rules.filter { $0.book == book }.map { "- \($0.name)\n" }.joined()
            return "```yaml take from=\(book)\n\(entries)```"
        }.joined(separator: "\n\n")
    }

    static func json(of rules: [FoundRule]) -> String {
        JSONValue.object([("version", .int(1)), ("rules", .array(rules.map(\.json)))]).prettyText
    }
}
