// Which findings the comments in the code allow, and what is wrong with those comments.

/// The parts of a source file's comment that matter for suppression.
package struct CodeComment: Sendable, Hashable {
    /// The text with its markers if available; then findings about it point at the wrong word, otherwise at the whole
    /// comment.
    package var text: String
    package var place: Place
    /// Whether code precedes it on its first line; such a comment covers that line.
    package var codePrecedes: Bool
    /// The lines of the next code token, up to the name if a declaration begins there (attributes come first); nil at
    /// the end of the file. A comment on its own line covers these.
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

/// What suppression has to know about the guide and the day.
package struct SuppressionTerms: Sendable {
    /// The names of all rules, judged or not.
    package let knownRules: Set<String>
    /// The same in order, to find the nearest name for a mistyped one.
    let sortedRules: [String]
    package var lockedRules: Set<String>
    /// Former names of rules, with their present names.
    package var renamedRules: [String: String] = [:]
    /// The rules judged in this run: a comment for another rule isn't stale, just not checked.
    package var judgedRules: Set<String>
    /// `YYYY-MM-DD`.
    package var today: String

    /// - Parameter judgedRules: nil: all known rules.
    package init(knownRules: Set<String>, lockedRules: Set<String>, judgedRules: Set<String>? = nil, today: String) {
        let own = SuppressionRule.allCases.map(\.rawValue)
        self.knownRules = knownRules.union(own + [RemovedNameRule.name])
        sortedRules = self.knownRules.sorted()
        self.lockedRules = lockedRules.union(own)
        self.judgedRules = judgedRules ?? knownRules
        self.today = today
    }

    func nameToday(of rule: String) -> String { renamedRules[rule] ?? rule }
}

/// Findings, divided by the comments in the code.
package struct Suppressions: Sendable, Hashable {
    /// The remaining findings, and those about the comments themselves; in canonical order.
    package var findings: [Finding]
    /// In canonical order.
    package var suppressed: [SuppressedFinding]
    /// How many comments refer to rules by each old name.
    package var oldNames: [String: Int]

    /// Cost: linear in comments and findings, except for the sorting of the result.
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
