// Makes a book of a guide: its own pages, and the pages of its own, taken and inherited rules.

import NormaGuide
import NormaPipeline
import NormaReports
import NormaText

enum BookReading {
    static func book(of prepared: PreparedGuide) -> Book {
        let guide = prepared.guide
        let taken = Dictionary(guide.takenRules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var stated: [Int: [(line: Int, name: String)]] = [:]
        for rule in guide.rules {
            if let entry = taken[rule.name] {
                stated[entry.section.document, default: []].append((entry.place.position.line, rule.name))
            } else {
                stated[rule.section.document, default: []].append((rule.place.position.line, rule.name))
            }
        }
        let pages = guide.documents.indices.compactMap { index -> Book.Page? in
            let document = guide.documents[index]
            guard document.isOwnPage else { return nil }
            let title = document.sections.first { $0.level == 1 }?.title ?? document.chapter ?? guide.name
            return Book.Page(
                chapter: document.chapter,
                title: title,
                text: document.text,
                rules: stated[index] ?? []
            )
        }
        return Book(name: guide.name, summary: guide.summary, pages: pages, rules: RulePages(prepared).pages())
    }
}
