// The generated section of a document that says how much of it is checked.

import NormaGuide
import NormaRules

enum StatusSection {
    /// One sentence, and a row for each heading with demands if these are few.
    static func lines(of document: GuidelineCoverage.Document, guide: String) -> [String] {
        let (enforced, people, open) = (
            document.count(of: .enforced), document.count(of: .forPeople), document.count(of: .open)
        )
        let sentences = document.placed.count
        let head =
            "Of the \(sentences) \(sentences == 1 ? "rule" : "rules") on this page `norma check` checks \(enforced) by the guide "
            + "`\(guide)`, reviewers judge \(people), and \(open) \(open == 1 ? "is" : "are") open."
        let rows = rows(of: document)
        guard rows.count > 1, rows.count <= mostRows else { return [head] }
        return [head, "", "| section | checked | for reviewers | open |", "|---|---|---|---|"] + rows
    }

    private static let mostRows = 15

    private static func rows(of document: GuidelineCoverage.Document) -> [String] {
        var order: [Int] = []
        var counts: [Int: [GuidelineCoverage.Standing: Int]] = [:]
        for placed in document.placed {
            if counts[placed.sentence.section] == nil { order.append(placed.sentence.section) }
            counts[placed.sentence.section, default: [:]][placed.standing, default: 0] += 1
        }
        return order.sorted().map { section in
            let title = document.guideline.headings(ofSection: section).last ?? "(above the first heading)"
            let numbers = GuidelineCoverage.Standing.allCases.map { String(counts[section]?[$0] ?? 0) }
            return "| \(([title.replacing("|", with: "\\|")] + numbers).joined(separator: " | ")) |"
        }
    }
}

extension MarkedSection {
    static let status = MarkedSection("status", writtenBy: "norma guide status --write-status")
}
