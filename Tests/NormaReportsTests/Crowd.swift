// A result as a large app gives it before anybody mended anything.

import NormaFindings
import NormaText

enum Crowd {
    private static let rules = (0..<40).map { number in
        Fixture.rule(
            "rule-number-\(number)" + (number == 3 ? "-with-a-name-that-is-longer-than-most-names-of-rules" : ""),
            number % 5 == 0 ? .error : number % 5 == 4 ? .note : .warning,
            heading: "Rule \(number)",
            line: number * 10 + 1,
            why: "Reason \(number).",
            instead: "Do it in way \(number)."
        )
    }

    private static let features = ["Cart", "Checkout", "Search", "Account", "Reviews", "Wishlist"]

    /// Rules with few and with many findings, in one file, in one feature and all over the tree.
    static func result(of count: Int) -> CheckResult {
        var findings: [Finding] = []
        findings.reserveCapacity(count)
        var belonging = PathBelonging()
        for number in 0..<count {
            let rule = rules[(number * number / 7) % (number % 3 == 0 ? 40 : 8)]
            let feature = rule.name == "rule-number-5" ? "Cart" : features[(number * 31) % features.count]
            let isShared = number % 11 == 0
            let folder = isShared ? "Sources/Shared" : "Sources/Features/\(feature)/Views"
            let path =
                rule.name == "rule-number-7" ? "Sources/Legacy.swift" : "\(folder)/File\((number * 7) % 40).swift"
            let source = "        let value\(number % 90) = make(\(number % 90))"
            var finding = Fixture.finding(
                rule,
                path,
                line: number % 400 + 1,
                source,
                at: "make",
                "`make(_:)` is called where `Maker` should be asked",
                symbol: "File.value\(number)"
            )
            if number % 13 == 0, let range = finding.place.range {
                finding.fix = Fix(.safe, [.replace(range, with: "Maker")])
            }
            findings.append(finding)
            if !isShared, path != "Sources/Legacy.swift" { belonging.features[finding.place.path] = feature }
            if path != "Sources/Legacy.swift" {
                belonging.layers[finding.place.path] = isShared ? "Shared" : "Features"
            }
            if isShared { belonging.owners[finding.place.path] = "@platform @leads" }
        }
        return CheckResult(
            guide: "golden-path",
            guideOrigin: "from .norma.yml",
            rules: rules,
            findings: findings.inCanonicalOrder(),
            notices: Fixture.shop.notices,
            statistics: CheckStatistics(
                files: 4_056,
                lines: 514_230,
                declarations: 92_391,
                rules: 40,
                subjects: 901_204
            ),
            belonging: belonging
        )
    }

    /// One finding whose words never end.
    static var endless: CheckResult {
        var result = Fixture.shop
        let words = String(repeating: "and so on ", count: 10_000)
        result.findings = [Fixture.shop.findings[1]]
        result.findings[0].message = "`CartViewModel` holds " + words
        result.rules[2].reason = words
        result.rules[2].instead = words
        return result
    }
}
