// From a document for people to the sentences and blocks that `norma adopt` reads.

import NormaGuide
import NormaRules
import NormaText

extension AdoptedDocument {
    /// Cost: linear in the text.
    package init(_ text: String, path: String) { self.init(GuidelineReader.read(text), path: path) }

    /// Cost: linear in the text.
    package init(_ guideline: Guideline, path: String) {
        self.path = path
        statements = guideline.sentences.map { sentence in
            var statement = DocumentStatement(
                text: Self.marked(sentence),
                line: Int(sentence.position.line),
                headings: guideline.headings(ofSection: sentence.section),
                lead: sentence.lead,
                isNormative: sentence.isNormative
            )
            if sentence.form != .row { statement.parts = Self.parts(of: statement.text, lead: sentence.lead) }
            if sentence.form == .row {
                statement.variants = RowVariants(row: statement.text, columns: sentence.columns).variants
            } else if let lead = sentence.lead, let joined = Self.joined(lead, statement.text) {
                statement.variants = [DocumentStatement.Variant(statement.text, text: joined)]
            }
            return statement
        }
        fences = guideline.blocks.map { block in
            DocumentFence(
                info: block.language,
                lines: block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
                line: block.lines.lowerBound,
                headings: guideline.headings(ofSection: block.section)
            )
        }
    }

    /// `Each repository should:` and `Have a protocol` are one sentence.
    private static func joined(_ lead: String, _ item: String) -> String? {
        let words = SentenceWord.words(of: lead).filter { !$0.isPunctuation }
        guard let last = words.last, words.count > 1,
            ["should", "must", "not", "never", "be", "shall"].contains(last.text)
        else { return nil }
        let start = lead.trimmed.hasSuffix(":") ? String(lead.trimmed.dropLast()) : lead
        return "\(start) \(item.prefix(1).lowercased())\(item.dropFirst())"
    }

    private static let takenBack: Set<String> = [
        "unless", "except", "exception", "exceptions", "but", "however", "otherwise", "only", "if",
    ]

    /// What semicolons divide; empty if a part may take back what another says.
    private static func parts(of text: String, lead: String?) -> [DocumentStatement.Variant] {
        var parts: [String] = [""]
        var (isCode, depth) = (false, 0)
        for letter in text {
            if letter == "`" { isCode.toggle() }
            if !isCode { depth += letter == "(" ? 1 : letter == ")" ? -1 : 0 }
            if letter == ";", !isCode, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
        }
        let words = SentenceWord.words(of: text).filter { !$0.isCode }.map(\.text)
        guard parts.count > 1, Set(words).isDisjoint(with: takenBack) else { return [] }
        return parts.map { String($0.trimmed) }.filter { !$0.isEmpty }.map { DocumentStatement.Variant($0, lead: lead) }
    }

    /// The sentence with its code in backquotes again.
    private static func marked(_ sentence: GuidelineSentence) -> String {
        var spans = sentence.codeSpans[...]
        var text = ""
        for letter in sentence.prose {
            if letter == "`", let span = spans.popFirst() { text += "`\(span)`" } else { text.append(letter) }
        }
        return text
    }
}
