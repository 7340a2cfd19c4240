// Which rules are chosen for a small app: those that it keeps, and no others.

import NormaFiles
import NormaFindings
@testable import NormaFitting
import NormaGuide
import NormaPipeline
import Testing

@Suite struct RuleChoiceTests {
    private static func chosen(_ files: [String: String], places: [String: [String]] = [:]) throws -> [ChosenRule] {
        let workspace = MemoryWorkspace(texts: files)
        let reading = SharedReading(workspace, for: [try RuleChoice.guideToRead()], today: "2026-11-27")
        return try RuleChoice.chosen(in: reading, places: places)
    }

    /// View models of which some make a view.
    private static func viewModels(_ count: Int, makingViews: Int) -> [String: String] {
        var files = [
            "App/BannerView.swift": """
            import SwiftUI

            struct BannerView: View {
                var body: some View { Text("a") }
            }

            """
        ]
        for number in 1...count {
            let view = number <= makingViews ? "    let banner = BannerView()\n" : ""
            files["App/Screen\(number)ViewModel.swift"] = """
                import Combine
                import SwiftUI

                final class Screen\(number)ViewModel: ObservableObject {
                    @Published private(set) var title = ""
                \(view)    func load() { title = "a" }
                }

                """
        }
        return files
    }

    @Test func `A rule that all of the code keeps is chosen as an error`() throws {
        let rules = try Self.chosen(Self.viewModels(20, makingViews: 0))
        let rule = try #require(rules.first { $0.name == "view-models-know-no-views" })
        #expect(rule.severity == .error)
        #expect(rule.subjects == 20)
        #expect(rule.exceptions.isEmpty)
        #expect(rule.reason == .kept)
    }

    @Test func `A rule that is kept in nineteen of twenty cases warns and names its exception`() throws {
        let rules = try Self.chosen(Self.viewModels(20, makingViews: 1))
        let rule = try #require(rules.first { $0.name == "view-models-know-no-views" })
        #expect(rule.severity == .warning)
        #expect(rule.broken == 1)
        #expect(rule.exceptions == ["App/Screen1ViewModel.swift:6"])
    }

    @Test func `A rule that is kept in eighteen of twenty cases isn't chosen`() throws {
        let rules = try Self.chosen(Self.viewModels(20, makingViews: 2))
        #expect(!rules.contains { $0.name == "view-models-know-no-views" })
    }

    @Test func `A rule with too few subjects isn't chosen`() throws {
        let rules = try Self.chosen(Self.viewModels(4, makingViews: 0))
        #expect(!rules.contains { $0.name == "view-models-know-no-views" })
    }

    @Test func `A rule about a place is chosen only if the place was learned`() throws {
        var files: [String: String] = [:]
        for name in ["Cart", "Orders", "Search"] {
            files["App/Features/\(name)/\(name)View.swift"] = "import SwiftUI\n\nstruct \(name)View: View {}\n"
            files["App/Features/\(name)/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
        }
        let unknown = try Self.chosen(files)
        #expect(!unknown.contains { $0.name == "features-stay-apart" })
        let known = try Self.chosen(files, places: ["feature": ["App/Features/{Feature}"]])
        let rule = try #require(known.first { $0.name == "features-stay-apart" })
        #expect(rule.places["feature"] == ["App/Features/{Feature}"])
        #expect(rule.places["tests-of-feature"] == [])
    }

    @Test func `A rule about what the project doesn't hold isn't chosen`() throws {
        let files = (1...8).map { number in
            let view = "struct Card\(number)View: View {\n    var body: some View { Text(\"a\") }\n}\n"
            return ("App/Card\(number)View.swift", "import SwiftUI\n\n" + view)
        }
        let reading = SharedReading(
            MemoryWorkspace(texts: Dictionary(uniqueKeysWithValues: files)),
            for: [try RuleChoice.guideToRead()],
            today: "2026-11-27"
        )
        func names(holding things: Set<String>) throws -> Set<String> {
            Set(try RuleChoice.chosen(in: reading, places: [:], holding: things).map(\.name))
        }
        #expect(try names(holding: ["network"]).contains("what-is-shown-fetches-nothing"))
        #expect(!(try names(holding: ["view"]).contains("what-is-shown-fetches-nothing")))
    }

    @Test func `There are at most twenty rules, and at most three of a theme unless there are few`() throws {
        let rules = try Self.chosen(Self.viewModels(40, makingViews: 0))
        #expect(rules.count <= 20)
        for theme in Theme.allCases {
            #expect(rules.count { $0.theme == theme } <= (rules.count > 12 ? 3 : 6), "\(theme)")
        }
        #expect(rules == (try Self.chosen(Self.viewModels(40, makingViews: 0))))
    }

    @Test func `Every candidate loads with the places that its row names, and is unique`() throws {
        let guide = try RuleChoice.guideToRead()
        let names = CandidateRule.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(guide.guide.rules.map(\.name)) == Set(names))
    }

    @Test func `A limit is the strictest that nearly all files keep`() throws {
        var files = Self.viewModels(20, makingViews: 0)
        files["App/Long.swift"] = "let long = \"" + String(repeating: "a", count: 90) + "\"\n"
        let rule = try #require(try Self.chosen(files).first { $0.name == "lines-are-short" })
        #expect(rule.atMost == 80)
        #expect(rule.exceptions == ["App/Long.swift:1"])
    }

    @Test func `What is beyond the second limit today is no error from the first day`() throws {
        var files = Self.viewModels(20, makingViews: 0)
        files["App/Long.swift"] = "let long = \"" + String(repeating: "a", count: 190) + "\"\n"
        let rule = try #require(try Self.chosen(files).first { $0.name == "lines-are-short" })
        #expect(rule.severity == .warning)
        #expect(rule.neverAbove == 203)
        files["App/Long.swift"] = "let long = \"" + String(repeating: "a", count: 90) + "\"\n"
        #expect(try Self.chosen(files).first { $0.name == "lines-are-short" }?.neverAbove == nil)
    }

    @Test func `A rule that the project's linter switches off isn't chosen`() throws {
        var files = Self.viewModels(20, makingViews: 0)
        #expect(try Self.chosen(files).contains { $0.name == "lines-are-short" })
        files[".swiftlint.yml"] = "disabled_rules:\n  - line_length\n"
        #expect(!(try Self.chosen(files).contains { $0.name == "lines-are-short" }))
    }

    @Test func `What a document asks for is chosen with its line`() throws {
        var files = Self.viewModels(20, makingViews: 0)
        files["AGENTS.md"] = "# Rules\n\n- Never force unwrap.\n"
        files[".swiftlint.yml"] = "line_length:\n  warning: 140\n"
        let rules = try Self.chosen(files)
        let unwraps = try #require(rules.first { $0.name == "no-force-unwraps" })
        #expect(unwraps.reason == .demanded(document: "AGENTS.md", line: 3))
        let lines = try #require(rules.first { $0.name == "lines-are-short" })
        #expect(lines.reason == .demanded(document: ".swiftlint.yml", line: 1))
        #expect(lines.atMost == 140)
    }
}
