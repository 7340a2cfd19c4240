// Results of which pages are made for the browser: none, one and thousands of findings, one file, odd names, hostile text.

import NormaFindings
import NormaText

@testable import NormaReports

enum PageFixtures {
    /// By the name of the page's file.
    static var all: [(name: String, result: CheckResult)] {
        [
            ("green", green), ("nothing", Fixture.nothing), ("one", one), ("one-file", oneFile), ("bare", Fixture.shop),
            ("shop", surveyed(Fixture.shop)), ("long-names", longNames), ("right-to-left", rightToLeft),
            ("hostile", hostile), ("markup", surveyed(Hostile.markup)), ("endless", endless),
            ("large", LargeProject.result(findings: 5_000, types: 3_000, uses: 20_000)),
        ]
    }

    static let guide = GuideText(
        name: "golden-path",
        file: "docs/architecture.md",
        text: """
            ---
            norma: 2
            name: golden-path
            ---

            # The golden path

            Views, *view models* and services; see [the story](https://example.com/story).

            ## Folders

            ```yaml rule
            rule: feature-folders
            ```

            ## Views

            ```yaml rule
            rule: views-hold-no-services
            ```
            """
    )

    static func surveyed(_ result: CheckResult, names: [String] = ["App", "Features", "Domain", "Shared"])
        -> CheckResult
    {
        var result = result
        var survey = Survey(
            graphs: [graph(.layers, names), graph(.types, (0..<60).map { names[$0 % names.count] + "Type\($0)" })],
            documents: [guide],
            sizes: Set(result.findings.map(\.place.path)).sorted().enumerated().map {
                FileSize(path: $1, lines: 40 + $0 * 37)
            }
        )
        for rule in result.rules { survey.subjectCounts[rule.name] = 41 }
        result.survey = survey
        for (index, path) in Set(result.findings.map(\.place.path)).sorted().enumerated() {
            result.belonging.layers[path] = names[index % names.count]
            result.belonging.owners[path] = "@\(names[(index + 1) % names.count])"
        }
        return result
    }

    /// Each unit uses the next two, and the last the first one, which is forbidden.
    static func graph(_ level: StructureLevel, _ names: [String]) -> StructureGraph {
        var graph = StructureGraph(level: level, units: names.map { StructureUnit(name: $0) })
        for index in names.indices {
            graph.units[index].files = 3
            graph.units[index].lines = 100 + index
            graph.units[index].types = 4
            for step in [1, 2] where index + step < names.count {
                graph.edges.append(edge(from: index, to: index + step, names, forbidden: 0))
            }
        }
        if names.count > 2 { graph.edges.append(edge(from: names.count - 1, to: 0, names, forbidden: 2)) }
        return graph
    }

    private static func edge(from: Int, to: Int, _ names: [String], forbidden: Int) -> StructureEdge {
        var edge = StructureEdge(from: from, to: to)
        edge.references = 5
        edge.forbidden = forbidden
        edge.isForbidden = forbidden > 0
        if forbidden > 0 { edge.forbiddenByRule["view-models-stay-apart"] = forbidden }
        edge.uses = (0..<5).map { number in
            StructureUse(
                place: Fixture.place("Sources/File\(from).swift", line: number + 3, in: "let a = \(names[to])", "let"),
                user: names[from],
                verb: "uses",
                target: names[to],
                rules: number < forbidden ? ["view-models-stay-apart"] : [],
                isAccepted: false
            )
        }
        return edge
    }

    static var green: CheckResult {
        var result = surveyed(Fixture.green)
        result.survey?.graphs = [PageFixtures.graph(.modules, ["App", "Core"])]
        result.survey?.sizes = [FileSize(path: RelativePath("Sources/App.swift"), lines: 120)]
        return result
    }

    static var one: CheckResult {
        var result = Fixture.shop
        result.findings = [Fixture.shop.findings[1]]
        return surveyed(result)
    }

    static var oneFile: CheckResult {
        var result = one
        result.survey?.graphs = [
            StructureGraph(level: .types, units: [StructureUnit(name: "CartViewModel", kind: "class")])
        ]
        result.statistics = CheckStatistics(files: 1, lines: 52, declarations: 9, rules: 1, subjects: 1)
        return result
    }

    static var longNames: CheckResult {
        let long = String(repeating: "VeryLongNameWithoutEnd", count: 10)
        var result = surveyed(Fixture.shop, names: (0..<5).map { "\(long)\($0)" })
        result.guide = long
        for index in result.findings.indices {
            result.findings[index].rule = long.lowercased()
            result.findings[index].symbol = long + ".make()"
            result.findings[index].message = "`\(long)` uses `\(long)2`"
            result.findings[index].place.path = RelativePath("Sources/\(long)/\(long)/\(long)\(index).swift")
        }
        return result
    }

    static var rightToLeft: CheckResult {
        var result = surveyed(Fixture.shop, names: ["עגלה", "خدمة", "מסך", "نموذج"])
        result.guide = "המדריך"
        for index in result.findings.indices {
            result.findings[index].message = "הסוג `עגלה` משתמש ב־`خدمة` (\(index))"
            result.findings[index].symbol = "עגלה.טען()"
            result.findings[index].place.path = RelativePath("Sources/תכונות/عربة/עגלה\(index).swift")
        }
        return result
    }
}
