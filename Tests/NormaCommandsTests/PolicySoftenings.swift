// Edits of a policy: those that hide a call of `print` in `Total`, and harmless ones.

import Testing

extension PolicyCommandTests {
    /// An edit of the policy that hides a call of `print` in `Total`, and what the report says of it.
    struct Softening: Sendable, CustomTestStringConvertible {
        let file: String
        let old: String
        let new: String
        let words: String

        var testDescription: String { words }
    }

    static let softenings: [Softening] = [
        Softening(
            file: "GUIDE.md",
            old: "severity: warning",
            new: "severity: note",
            words: "`no-force-tries`: severity note (was warning)"
        ),
        Softening(
            file: "GUIDE.md",
            old: "- no-force-casts\n",
            new: "",
            words: "rule `no-force-casts` is dropped"
        ),
        Softening(file: "GUIDE.md", old: "rule: no-prints", new: "rule: no-logs", words: "rule `no-prints` is dropped"),
        Softening(
            file: "GUIDE.md",
            old: "must-not: { call: print }",
            new: "must-not: { call: debugPrint }",
            words: "`no-prints` asks something else"
        ),
        Softening(
            file: "GUIDE.md",
            old: "must-not: { call: print }",
            new: "must-not: { call: print }\nseverity: note",
            words: "`no-prints`: severity note (was error)"
        ),
        Softening(
            file: "GUIDE.md",
            old: "must-not: { call: print }",
            new: "must-not: { call: print }\nexcept: [{ type: Total, because: it may }]",
            words: "`no-prints` has one more exception: it may"
        ),
        Softening(
            file: "GUIDE.md",
            old: "```swift bad path=Sources/A.swift\nstruct A {\n    func show() { print(1) } // ✗\n}\n```\n\n",
            new: "",
            words: "`no-prints` is proven by 0 of its 1 bad examples"
        ),
        Softening(
            file: "GUIDE.md",
            old: "longest: 12",
            new: "longest: 500",
            words: "`files-stay-short`: at-most 500 (was 12)"
        ),
        Softening(
            file: "GUIDE.md",
            old: "  Domain: Sources/Domain",
            new: "  Domain: [Sources/Domain, Sources/More]",
            words: "definitions, pictures or layouts differ"
        ),
        Softening(
            file: "GUIDE.md",
            old: "norma: 2",
            new: "norma: 2\nnope: 1",
            words: "the guide `GUIDE.md` can't be read any more"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "guide: GUIDE.md\nexclude: [Sources/Total.swift]",
            words: "`exclude:` leaves out `Sources/Total.swift`"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "guide: GUIDE.md\ninclude: [Sources/Cart.swift]",
            words: "`include:` narrows the check to `Sources/Cart.swift`"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "guide: GUIDE.md\ngenerated: [Sources/Total.swift]",
            words: "`generated:` leaves out `Sources/Total.swift`"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "nonsense",
            words: "`.norma.yml` can't be read any more"
        ),
        Softening(
            file: ".norma-baseline.json",
            old: "\"detail\": \"print\"}",
            new:
                "\"detail\": \"print\"},\n    {\"rule\": \"no-prints\", \"path\": \"Sources/Total.swift\", \"symbol\": \"Total.show()\", \"detail\": \"print\"}",
            words: "the baseline accepts 2 of `no-prints` (was 1)"
        ),
        Softening(
            file: "Sources/Total.swift",
            old: "print(2) }",
            new: "print(2) } // norma:allow no-prints because I may",
            words: "norma:allow no-prints because I may` in Sources/Total.swift, line 2"
        ),
    ]

    /// Edits of the same files that soften nothing.
    static let harmlessEdits: [Softening] = [
        Softening(
            file: "GUIDE.md",
            old: "# No prints",
            new: "# No prints\n\nOutput is invisible in the app.",
            words: ""
        ),
        Softening(
            file: "GUIDE.md",
            old: "rule: no-prints",
            new: "# the app has no console\nrule: no-prints",
            words: ""
        ),
        Softening(file: "GUIDE.md", old: "severity: warning", new: "severity: error", words: ""),
        Softening(file: "GUIDE.md", old: "- no-force-casts", new: "- no-force-casts\n- lines-are-short", words: ""),
        Softening(
            file: "GUIDE.md",
            old: "```swift good",
            new: "```swift bad path=Sources/B.swift\nstruct B {\n    let a = print(1) // ✗\n}\n```\n\n```swift good",
            words: ""
        ),
        Softening(
            file: "GUIDE.md",
            old: "  Domain: Sources/Domain\n  Screens: Sources/Screens",
            new: "  Screens: Sources/Screens\n  Domain: Sources/Domain # the core",
            words: ""
        ),
        Softening(
            file: "GUIDE.md",
            old: "  Screens: Sources/Screens",
            new: "  Screens: Sources/Screens\nroles:\n  mapper: { struct: \"*Mapper\" }",
            words: ""
        ),
        Softening(file: "GUIDE.md", old: "longest: 12", new: "longest: 10", words: ""),
        Softening(file: ".norma.yml", old: "guide", new: "# the guide\nguide", words: ""),
        Softening(file: "Sources/Cart.swift", old: "it is a tool", new: "it is a tool of ours", words: ""),
        Softening(file: "Sources/Cart.swift", old: "struct Cart", new: "/// A cart.\nstruct Cart", words: ""),
        Softening(
            file: ".norma-baseline.json",
            old:
                "\"entries\": [\n    {\"rule\": \"no-prints\", \"path\": \"Sources/Old.swift\", \"symbol\": \"Old.show()\", \"detail\": \"print\"}\n  ]",
            new: "\"entries\": []",
            words: ""
        ),
    ]
}
