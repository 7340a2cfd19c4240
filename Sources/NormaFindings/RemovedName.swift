// A name that a change removed and that is still used: for the findings of a check and for `norma diff`.

import NormaText

package struct RemovedName: Sendable, Hashable {
    /// `Cart`, `Cart.total`, `Cart.load(_:)`
    package var symbol: String
    /// `struct`, `function` …
    package var kind: String
    /// Where it was declared.
    package var from: RelativePath
    /// A declaration that the change added and that it may be called now; nil if none is likely.
    package var newName: String?
    /// Where it is still used, in order.
    package var uses: [Use]

    package struct Use: Sendable, Hashable {
        package var place: Place
        /// The declaration around it; the file's path outside of all.
        package var symbol: String

        package init(place: Place, symbol: String) {
            self.place = place
            self.symbol = symbol
        }
    }

    package init(symbol: String, kind: String, from: RelativePath, newName: String?, uses: [Use]) {
        self.symbol = symbol
        self.kind = kind
        self.from = from
        self.newName = newName
        self.uses = uses
    }

    /// A finding for each use.
    package var findings: [Finding] {
        uses.map { use in
            let renamed = newName.map { ": was it renamed to `\($0)`?" } ?? ": this change removed it."
            let way = newName.map { "Use `\($0)` here, or declare" } ?? "Remove this use too, or declare"
            return Finding(
                rule: RemovedNameRule.name,
                severity: RemovedNameRule.severity,
                place: use.place,
                message: "`\(symbol)` isn't declared any more\(renamed)",
                symbol: use.symbol,
                instead: "\(way) `\(symbol)` again.",
                detail: symbol
            )
        }
    }
}

/// Norma's own rule about a change; no guide has to ask for it, and it needs something to compare with.
package enum RemovedNameRule {
    package static let name = "removed-names-are-unused"
    static let severity = Severity.error

    /// The rule as a report shows it.
    package static let summary = RuleSummary.ofNorma(
        name,
        severity,
        heading: "Names that a change removed",
        reason:
            "Code that uses a name without a declaration does not compile, and where nothing is built, nothing else reports it.",
        isLocked: false
    )
}
