// Which findings the comments in the code allow, and what is wrong with those comments.

/// A comment of a source file, as far as suppression needs to know it.
package struct CodeComment: Sendable, Hashable {
    /// As it is written, with its markers; then findings about it point at the word that is wrong, else at all of it.
    package var text: String
    package var place: Place
    /// Whether code stands before it on its first line; such a comment speaks of that line.
    package var codePrecedes: Bool
    /// The line of the next code token, up to the line of the name where a declaration begins there (attributes come
    /// first); nil at the end of the file. A comment on a line of its own speaks of these.
    package var nextCode: ClosedRange<Int>?

    package init(
        text: String,
        place: Place,
        codePrecedes: Bool,
        nextCode: ClosedRange<Int>?
    ) {
        self.text = text
        self.place = place
        self.codePrecedes = codePrecedes
        self.nextCode = nextCode
    }
}

/// What suppression has to know of the guide and of the day.
package struct SuppressionTerms: Sendable {
    /// The names of all rules, the judged ones and the others.
    package let knownRules: Set<String>
    /// The same in order, for finding the one that a mistyped name means.
    let sortedRules: [String]
    package var lockedRules: Set<String>
    /// Names that rules had before, with their names of today.
    package var renamedRules: [String: String] = [:]
    /// The rules judged in this run: a comment for another rule is not stale, just not looked at.
    package var judgedRules: Set<String>
    /// `YYYY-MM-DD`.
    package var today: String

    /// - Parameter judgedRules: all known rules where nil.
    package init(knownRules: Set<String>, lockedRules: Set<String>, judgedRules: Set<String>? = nil, today: String) {
        let own = SuppressionRule.allCases.map(\.rawValue)
        self.knownRules = knownRules.union(own)
        sortedRules = self.knownRules.sorted()
        self.lockedRules = lockedRules.union(own)
        self.judgedRules = judgedRules ?? knownRules
        self.today = today
    }

    func nameToday(of rule: String) -> String { renamedRules[rule] ?? rule }
}

/// Findings, divided by the comments in the code.
package struct Suppressions: Sendable, Hashable {
    /// What stays, and what is wrong with the comments themselves; in canonical order.
    package var findings: [Finding]
    /// In canonical order.
    package var suppressed: [SuppressedFinding]
    /// How many comments allow rules by each of their old names.
    package var oldNames: [String: Int]

    /// Cost: linear in comments and findings, but for the sorting of the result.
    ///
    /// Of several comments that allow a finding the one for its line counts before the one for its file, and the first
    /// before the next, so that a comment without which nothing would change is stale.
    package init(of findings: [Finding], comments: [CodeComment], terms: SuppressionTerms) {
        var ledger = SuppressionLedger(terms: terms)
        for comment in comments { ledger.enter(comment) }
        var staying = findings
        var suppressed: [SuppressedFinding] = []
        if ledger.grantsAnything {
            staying.removeAll { finding in
                guard let allowed = ledger.allow(finding) else { return false }
                suppressed.append(allowed)
                return true
            }
        }
        let complaints = ledger.complaints(about: staying)
        if !complaints.isEmpty { staying += complaints }
        staying.putInCanonicalOrder()
        oldNames = ledger.oldNames
        self.findings = staying
        self.suppressed = suppressed.sorted { $0.finding < $1.finding }
    }
}
