// `norma guide words`: the names that a guide defines, what each stands for, and who uses it.

import ArgumentParser
import NormaGuide
import NormaPipeline
import NormaReports
import NormaText

extension GuideCommand {
    /// `norma guide words`
    struct Words: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List a guide's values, layers and roles, what each stands for, and who uses it.",
            discussion: """
                A guide that extends this one can redefine a value below `values:`; every rule, definition and template that uses the \
                value follows. Without a name: the guide of the tree around the current folder.

                  norma guide words golden-path
                  norma guide words golden-path services     only `services`, with all its users
                """
        )

        @Argument(help: ArgumentHelp("A built-in guide's name or a path.", valueName: "guide"))
        var name: String?

        @Argument(help: ArgumentHelp("List only this value, layer or role.", valueName: "word"))
        var word: String?

        func run() throws {
            let guide = try GuideArgument.load(name)
            let table = WordTable(guide: guide)
            guard let word else { return Terminal.print(table.text) }
            let found = guide.guide.words.filter { $0.name == word }
            guard !found.isEmpty else {
                let known = guide.guide.words.map(\.name)
                let way = NearestWord.to(word, among: known).map { "did you mean `\($0)`?" }
                throw CommandFailure(
                    "\(guide.guide.name) has no value, place, layer or role `\(word)`",
                    suggestion: way ?? "`norma guide words` without a word lists them"
                )
            }
            Terminal.print(found.map(table.page).joined(separator: "\n\n"))
        }
    }
}

/// The words of a guide as text.
struct WordTable {
    let guide: PreparedGuide
    /// For each document of the guide.
    private let purposes: [String: Purposes]

    init(guide: PreparedGuide) {
        self.guide = guide
        purposes = Dictionary(
            guide.guide.documents.map { ($0.file, Purposes(of: $0.text)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private func purpose(of word: GuideWord) -> String? {
        word.place.flatMap { purposes[$0.file]?.purpose(ofLine: $0.position.line) }
    }

    private var words: [GuideWord] { guide.guide.words }

    var text: String {
        let chapters: [(GuideWord.Kind, String)] = [
            (.value, "Values, which a guide that extends this one can redefine"),
            (.place, "Places, which it can redefine, too"), (.layer, "Layers"), (.role, "Roles"),
        ]
        let shown = chapters.compactMap { kind, title -> String? in
            let own = words.filter { $0.kind == kind }
            return own.isEmpty ? nil : ([title] + own.map(line)).joined(separator: "\n")
        }
        return shown.isEmpty ? "\(guide.guide.name) defines no names." : shown.joined(separator: "\n\n")
    }

    private func line(_ word: GuideWord) -> String {
        let width = words.map(\.name.count).max() ?? 0
        let purpose = purpose(of: word).map { "; \($0)" } ?? ""
        return
            "  \(word.name.padded(to: width))  \(shortened(meaning(of: word)).padded(to: 44))  \(uses(of: word))\(purpose)"
    }

    /// "12 rules, 3 definitions, 1 set"
    private func uses(of word: GuideWord) -> String {
        let counts = [(word.rules.count, "rule"), (word.definitions.count, "definition"), (word.sets.count, "set")]
        let shown = counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        return shown.isEmpty ? "no one" : shown.joined(separator: ", ")
    }

    /// Everything about one word.
    func page(_ word: GuideWord) -> String {
        var lines = ["\(word.name): \(meaning(of: word))"]
        if let purpose = purpose(of: word) { lines.append("  for: \(purpose)") }
        let headCount = lines.count
        let users = [
            ("rules", word.rules), ("definitions", word.definitions), ("sets of templates", word.sets),
        ]
        for (title, names) in users where !names.isEmpty {
            lines.append("  \(title):")
            lines += names.map { "    \($0)" }
        }
        if lines.count == headCount { lines.append("  unused") }
        return lines.joined(separator: "\n")
    }

    private func meaning(of word: GuideWord) -> String {
        let definitions = guide.guide.definitions
        switch word.kind {
        case .value: return (guide.guide.values[word.name] ?? []).joined(separator: ", ")
        case .place: return definitions.place(named: word.name)?.text ?? ""
        case .layer:
            return definitions.layers.first { $0.name == word.name }?.extent.text ?? ""
        case .role:
            return definitions.roles.first { $0.name == word.name }.map {
                written(at: $0.place, besides: purpose(of: word))
            }
                ?? ""
        }
    }

    /// The guide's definition of a name, on one line.
    private func written(at place: GuidePlace, besides purpose: String?) -> String {
        let text = guide.guide.documents.first { $0.file == place.file }?.text ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(place.position.line - 1)
        guard let first = lines.first else { return "" }
        let indentation = first.prefix { $0 == " " }.count
        let further = lines.dropFirst().prefix { $0.prefix { $0 == " " }.count > indentation }
        let definition = first.drop { $0 != ":" }.dropFirst()
        let whole = ([definition] + further).map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
        return purpose.map { whole.replacing(" # \($0)", with: "") } ?? whole
    }

    private func shortened(_ text: String) -> String { text.count > 44 ? text.prefix(43) + "…" : text }
}
