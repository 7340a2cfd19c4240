// Numbers and nouns, in words.

import NormaFindings
import NormaText

package enum Wording {
    /// `1 file`, `1,204 files`.
    package static func count(_ count: Int, _ noun: String) -> String {
        number(count) + " " + noun + (count == 1 ? "" : "s")
    }

    /// With a comma between thousands.
    package static func number(_ number: Int) -> String {
        let digits = Array(String(abs(number)))
        let grouped = digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }
        return (number < 0 ? "-" : "") + grouped.joined()
    }

    /// `4 errors, 2 warnings and 1 note`, without zero counts.
    static func severities(of findings: [Finding]) -> String {
        var counts = SeverityCounts()
        for index in findings.indices { counts.add(findings[index].severity) }
        return severities(counts)
    }

    static func severities(_ counts: SeverityCounts) -> String {
        let parts = Severity.allCases.sorted(by: >).compactMap { severity in
            counts[severity] == 0 ? nil : count(counts[severity], severity.rawValue)
        }
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? count(0, "finding") }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}

enum FixWording {
    /// `Fixes: 5 safe (norma fix), 2 to review (norma fix --review).`
    ///
    /// - Parameter isMarked: whether commands are between backticks.
    static func sentence(_ counts: FixCounts, isMarked: Bool) -> String {
        func part(_ count: Int, _ words: String, _ command: String) -> String? {
            guard count > 0 else { return nil }
            return "\(Wording.number(count)) \(words) (\(isMarked ? "`\(command)`" : command))"
        }
        let parts = [
            part(counts.safe, "safe", "norma fix"),
            part(counts.review, "to review", "norma fix --review"),
            part(counts.drafts, counts.drafts == 1 ? "draft" : "drafts", "norma fix --draft"),
        ].compactMap(\.self)
        return "Fixes: " + (parts.isEmpty ? "none" : parts.joined(separator: ", ")) + "."
    }
}

extension ComparisonSummary {
    /// The sentence with names made visible.
    package var plainSentence: String { sentence(quote: VisibleText.oneLine) }

    /// `Compared with origin/main (4f2a91c): 12 files changed, 1,204 old findings, 3 gone.`
    /// - Parameter quote: makes a name of others safe to show.
    func sentence(quote: (String) -> String) -> String {
        let commit = reference == self.commit ? "" : " (\(quote(self.commit)))"
        let way = alternative.map { " For the last commit: `--changed=\($0)`." } ?? ""
        guard !isEmpty else {
            return "Nothing has changed since \(quote(reference))\(commit), so no finding could be new.\(way)"
        }
        let only =
            alternative == nil ? "" : " You are on \(quote(reference)) itself: only uncommitted work was compared."
        let parts = [
            Wording.count(changedFiles, "file") + " changed",
            Wording.count(oldFindings, "old finding"),
            goneFindings == 0 ? nil : Wording.number(goneFindings) + " gone",
        ].compactMap(\.self)
        return "Compared with \(quote(reference))\(commit): " + parts.joined(separator: ", ") + "." + only + way
    }
}
