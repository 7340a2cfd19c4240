// The documents that a guide names, sentence by sentence: enforced, for people, or open.

import NormaGuide
import NormaPipeline
import NormaReports
import NormaRules
import NormaSpecs
import NormaText

struct GuidelineStatus {
    /// A sentence of a document.
    struct Row {
        var placed: GuidelineCoverage.Placed
        /// "files-stay-short (error, proven)"; empty for an open one.
        var by: [String]
    }

    private let checking: GuidelineChecking
    private let severities: [String: String]
    private let verdicts: [String: String]

    /// Nil if the guide names no document.
    init?(of guide: Guide, _ proof: GuideProof, in tree: CheckedTree) {
        guard let checking = GuidelineChecking(of: guide, in: tree.workspace) else { return nil }
        self.checking = checking
        severities = Dictionary(
            guide.rules.map { ($0.name, $0.severity.rawValue) },
            uniquingKeysWith: { first, _ in first }
        )
        verdicts = Dictionary(
            proof.rules.map { ($0.rule, $0.verdict.rawValue) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    var documents: [GuidelineCoverage.Document] { checking.coverage.documents }

    func rows(of document: GuidelineCoverage.Document) -> [Row] {
        document.placed.map { placed in
            let rules = placed.rules.map { rule in
                let facts = [severities[rule], verdicts[rule] ?? "inherited"].compactMap(\.self)
                return "\(rule) (\(facts.joined(separator: ", ")))"
            }
            return Row(placed: placed, by: rules + placed.questions)
        }
    }

    /// What can't be shown, one sentence each.
    var remarks: [String] {
        checking.unreadable.map { "`\($0.document.text)`: \($0.reason)" }
            + documents.compactMap { document in
                let languages = document.guideline.foreignLanguages.map(\.title).joined(separator: " or ")
                return languages.isEmpty
                    ? nil
                    : "`\(document.path)` is in \(languages); only quoted sentences are listed, for demands are found in English only"
            }
            + checking.coverage.missing.map {
                "`\($0.quotedBy)` quotes a sentence that is in no document: \($0.quotation.text)"
            }
    }

    static func counts(of document: GuidelineCoverage.Document) -> String {
        let parts = GuidelineCoverage.Standing.allCases.map { "\(document.count(of: $0)) \($0.rawValue)" }
        return "\(ProofSummary.counted(document.placed.count, "sentence")): \(parts.joined(separator: ", "))"
    }

    // MARK: - Formats

    /// - Parameter width: columns of the terminal; nil if sentences are written in full.
    func text(width: Int?) -> [String] {
        documents.flatMap { document -> [String] in
            let rows = rows(of: document)
            let states = rows.map(\.placed.standing.rawValue)
            let names = rows.map { $0.by.joined(separator: ", ") }
            let stateWidth = states.map(\.count).max() ?? 0
            let nameWidth = min(names.map(\.count).max() ?? 0, Self.widestName)
            let lines = rows.indices.map { index -> String in
                let line = String(rows[index].placed.sentence.position.line)
                let padding = String(repeating: " ", count: max(0, 5 - line.count))
                let head =
                    "\(padding)\(line)  \(states[index].padded(to: stateWidth))  \(names[index].padded(to: nameWidth))  "
                return head + Self.shortened(rows[index].placed.sentence.fullText, to: width.map { $0 - head.count })
            }
            return ["", "\(document.path): \(Self.counts(of: document))"] + lines
        } + (remarks.isEmpty ? [] : [""] + remarks)
    }

    private static let widestName = 60

    private static func shortened(_ text: String, to width: Int?) -> String {
        guard let width, text.count > max(width, 24) else { return text }
        return text.prefix(max(width, 24) - 1).trimmed + "…"
    }

    var markdown: [String] {
        documents.flatMap { document -> [String] in
            let rows = rows(of: document).map { row in
                let cells = [
                    String(row.placed.sentence.position.line), row.placed.standing.rawValue,
                    row.by.joined(separator: "<br>"), row.placed.sentence.fullText,
                ]
                return "| \(cells.map(Self.cell).joined(separator: " | ")) |"
            }
            let head = ["", "## \(document.path)", "", Self.counts(of: document), ""]
            return head + ["| line | state | by | sentence |", "|---|---|---|---|"] + rows
        } + remarks.flatMap { ["", $0] }
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

    var json: JSONValue {
        .array(
            documents.map { document in
                let sentences = document.placed.map { placed in
                    JSONValue.object([
                        ("text", .string(placed.sentence.fullText)), ("line", .int(placed.sentence.position.line)),
                        ("column", .int(placed.sentence.position.column)),
                        (
                            "headings",
                            .array(document.guideline.headings(ofSection: placed.sentence.section).map { .string($0) })
                        ),
                        ("standing", .string(placed.standing.rawValue)),
                        ("rules", .array(placed.rules.map(rule))),
                        ("questions", .array(placed.questions.map { .string($0) })),
                    ])
                }
                return .object([
                    ("document", .string(document.path.text)),
                    ("language", .optional(document.guideline.foreignLanguages.first?.rawValue)),
                    ("sentences", .array(sentences)),
                ])
            }
        )
    }

    private func rule(_ name: String) -> JSONValue {
        .object([
            ("rule", .string(name)), ("severity", .optional(severities[name])), ("verdict", .optional(verdicts[name])),
        ])
    }
}
