// Rules of the team's own guide that can't report anything, because the code base has nothing that they match.

import NormaText

extension Notice {
    /// A rule, a layer or a role of the team's own guide that matches nothing: a typing mistake, or code that moved away.
    package var isOfBlindness: Bool { kind == .emptyScope || kind == .emptyDefinition }

    /// The line of the guide; its top if none is known.
    package var place: Place {
        var place = Place(path: RelativePath(guideFile ?? ""))
        guard let guideLine else { return place }
        let line = Position(line: guideLine, column: 1)
        (place.range, place.start, place.end) = (ByteRange(0, 0), line, line)
        return place
    }
}

extension CheckResult {
    package var blindRules: [Notice] { notices.filter(\.isOfBlindness) }

    /// The result of a strict check: each blind rule is an error at its line of the guide.
    package func heldStrictly() -> CheckResult {
        guard notices.contains(where: \.isOfBlindness) else { return self }
        var result = self
        result.notices.removeAll(where: \.isOfBlindness)
        result.findings += blindRules.map { notice in
            Finding(
                rule: notice.rule ?? Self.blindDefinition,
                severity: .error,
                place: notice.place,
                message: notice.message,
                symbol: notice.guideFile ?? "",
                instead: Self.wayOut,
                detail: notice.message
            )
        }
        result.findings.putInCanonicalOrder()
        return result
    }

    /// The rule name for a layer or role, which belongs to no rule.
    private static let blindDefinition = "empty-definition"
    private static let wayOut =
        "Correct its path, layer or role. If it is meant to match nothing yet, give it `expect: none` with a `because`; if it is no longer needed, delete it."
}
