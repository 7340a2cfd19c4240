// Results that try to become markup, a script or a link in a page, wherever a text of others stands.

@testable import NormaFindings
import NormaText

@testable import NormaReports

extension PageFixtures {
    /// What would run if it were markup: each sets a variable that the browser's test looks for.
    static let attacks = [
        "</script><script>window.norma_was_here = 1</script>",
        "<img src=x onerror=\"window.norma_was_here = 2\">",
        "<!--<script>window.norma_was_here = 3</script>",
        "\" onmouseover=\"window.norma_was_here = 4\" x=\"",
        "' autofocus onfocus='window.norma_was_here = 5'",
        "[click](javascript:window.norma_was_here=6)",
        "javascript:window.norma_was_here=7",
        "<svg><style><img src=x onerror=window.norma_was_here=8></style></svg>",
        "</style><link rel=stylesheet href=http://127.0.0.1:9/x.css>",
        "![x](http://127.0.0.1:9/x.png) <iframe src=\"data:text/html,x\"></iframe>",
        "{{constructor.constructor('window.norma_was_here=9')()}} ${window.norma_was_here=10}",
        "\u{1B}[31mred\u{1B}[0m \u{0}\u{8}\u{2028}\u{2029}\u{202E}gnp.exe",
        "__proto__",
        "constructor",
    ]

    static var hostile: CheckResult {
        var result = CheckResult(
            guide: attacks[0],
            guideOrigin: attacks[1],
            rules: attacks.enumerated().map { rule($1, line: $0 * 3 + 1) },
            findings: attacks.enumerated().flatMap { number, text in
                (0..<3).map { finding(text, line: number * 3 + $0 + 1) }
            },
            notices: attacks.map { Notice(kind: .information, rule: $0, message: $0, guideFile: $0, guideLine: 1) },
            problems: attacks.map { text in
                InputProblem(kind: .unreadable, place: Place(path: RelativePath(text)), message: text)
            },
            statistics: CheckStatistics(files: 3, lines: 30, declarations: 3, rules: 3, subjects: 3)
        )
        for finding in result.findings {
            result.belonging.layers[finding.place.path] = finding.message
            result.belonging.features[finding.place.path] = finding.message
            result.belonging.owners[finding.place.path] = finding.message
        }
        result.comparison = ComparisonSummary(commit: attacks[0], reference: attacks[1], changedFiles: 1)
        var survey = Survey(
            graphs: StructureLevel.allCases.map { graph($0, attacks) },
            documents: [GuideText(name: attacks[0], file: attacks[1], text: text)],
            subjectCounts: [attacks[0]: 3],
            sizes: result.findings.map { FileSize(path: $0.place.path, lines: 10) }
        )
        for index in survey.graphs.indices {
            for unit in survey.graphs[index].units.indices {
                survey.graphs[index].units[unit].layer = attacks[unit]
                survey.graphs[index].units[unit].module = attacks[unit]
                survey.graphs[index].units[unit].kind = attacks[unit]
            }
        }
        result.survey = survey
        return result
    }

    /// A guide's text: everything above as Markdown, in each of its places.
    private static var text: String {
        attacks.map { "# \($0)\n\n\($0)\n\n> \($0)\n\n```html \($0)\n\($0)\n```\n\n| \($0) |\n|---|\n| \($0) |\n" }
            .joined(separator: "\n")
            + "\n<script>window.norma_was_here = 11</script>\n\n<a href=\"javascript:window.norma_was_here=12\">x</a>\n"
    }

    private static func rule(_ text: String, line: Int) -> RuleSummary {
        RuleSummary(
            name: text,
            severity: .error,
            heading: text,
            headingPath: [text],
            reason: text,
            instead: text,
            guide: attacks[0],
            guidePath: text,
            guideLine: line
        )
    }

    private static func finding(_ text: String, line: Int) -> Finding {
        let place = Place(
            path: RelativePath("Sources/\(text)/A\(line).swift"),
            range: ByteRange(0, 4),
            start: Position(line: line, column: 3),
            end: Position(line: line, column: 30)
        )
        return Finding(
            rule: text,
            severity: .error,
            place: place,
            message: text,
            symbol: text,
            detail: text,
            related: [RelatedPlace(place: place, message: text, excerpt: Excerpt(of: place, in: text))],
            excerpt: Excerpt(of: place, in: text)
        )
    }

    /// Texts and a line of 100,000 characters.
    static var endless: CheckResult {
        let line = String(repeating: "<b>x</b> ", count: 11_200)
        var result = surveyed(Crowd.endless)
        let place = Fixture.place("Sources/Endless.swift", line: 1, in: line, "x")
        result.findings[0].excerpt = Excerpt(of: place, in: line)
        result.findings[0].symbol = line
        result.rules[0].name = line
        result.rules[0].heading = line
        result.survey?.documents = [GuideText(name: "golden-path", file: line, text: "# " + line + "\n\n" + line)]
        result.survey?.graphs = [graph(.layers, [line, "Domain", "Shared"])]
        return result
    }
}
