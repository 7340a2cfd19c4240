// The guide in a page: its documents as their authors wrote them, with the findings of each rule beside it.

import NormaFindings
import NormaText

struct PageGuide {
    private let result: CheckResult
    private let counts: [String: Int]
    /// As `PageData` numbers them.
    private let numbers: [String: Int]

    init(result: CheckResult) {
        self.result = result
        var counts: [String: Int] = [:]
        for index in result.findings.indices { counts[result.findings[index].rule, default: 0] += 1 }
        self.counts = counts
        var numbers: [String: Int] = [:]
        for rule in result.rules where numbers[rule.name] == nil { numbers[rule.name] = numbers.count }
        self.numbers = numbers
    }

    /// The script inserts the table of all rules before the documents.
    func write(to stream: inout ReportStream) {
        let documents = result.survey?.documents ?? []
        guard !documents.isEmpty else { return }
        for (number, document) in documents.enumerated() {
            let rules = result.rules.filter { $0.guide == document.name }
            stream.write("<article class=\"document\" data-document=\"\(number)\">\n")
            stream.write("<p class=\"file\">\(HTMLText.code(VisibleText.oneLine(document.file)))</p>\n")
            write(document, rules, number: number, to: &stream)
            stream.write("</article>\n")
        }
    }

    private func write(_ document: GuideText, _ rules: [RuleSummary], number: Int, to stream: inout ReportStream) {
        stream.write(long: GuideMarkup(document, rules: rules, idPrefix: "guide-\(number)-", card: card).html.utf8)
    }

    /// The result of a rule, for the place beside the sentence that states it.
    func card(_ rule: RuleSummary) -> String {
        let count = counts[rule.name, default: 0]
        let look = count > 0 ? rule.severity.rawValue : "clean"
        let name = HTMLText.code(BearableText.name(VisibleText.oneLine(rule.name)))
        let words = words(of: rule, count)
        let number = numbers[rule.name] ?? 0
        let severity = "<span class=\"severity\">\(rule.severity.rawValue)</span>"
        let link = "<a href=\"#findings?rule=\(Self.encoded(rule.name))\">\(words)</a>"
        let result = "<span class=\"result\">\(count > 0 ? link : words)</span>"
        let adjusted = rule.adjustments.map(Self.line).joined()
        return "<div class=\"card \(look)\" id=\"rule-\(number)\">\(name) \(severity) \(result)\(adjusted)</div>\n"
    }

    private static func line(of adjustment: RuleAdjustment) -> String {
        let text = "adjusted in \(adjustment.text); \(adjustment.because)"
        return " <span class=\"adjusted\">\(HTMLText.sentence(VisibleText.oneLine(text)))</span>"
    }

    /// `3 findings in 41 things`
    private func words(of rule: RuleSummary, _ count: Int) -> String {
        let subjects = result.survey?.subjectCounts[rule.name]
        let found = count == 0 ? "nothing found" : Wording.count(count, "finding")
        guard let subjects else { return found }
        return subjects == 0 && count == 0 ? "nothing to look at" : "\(found) in \(Wording.count(subjects, "thing"))"
    }

    /// As `encodeURIComponent` writes it.
    static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return encoded
    }
}
