// What `norma explain` says of checks and rules.

import NormaGuide
import NormaPipeline
import Testing

@testable import NormaCommands

@Suite("norma explain")
struct ExplainCommandTests {
    @Test("searches the built-in guides if none is configured, and reads no code") func unconfigured() throws {
        let tree = try TemporaryTree(["A.swift": "let a = 1\n"])
        let check = try CommandLineRun(["explain", "force-unwrapping"], in: tree.root)
        #expect(check.status == 0)
        #expect(check.output.hasPrefix("# "))
        #expect(check.output.contains("The guide `clean-packages` uses it in"))
        let rule = try CommandLineRun(["explain", "orchestrators-open-nothing"], in: tree.root)
        #expect(rule.status == 0, "\(rule.errors)")
        #expect(rule.output.hasPrefix("orchestrators-open-nothing ("))
        let none = try CommandLineRun(["explain", "orchestrators-open-nothin"], in: tree.root)
        #expect(none.status == 2)
        #expect(none.errors.contains("the built-in guides have no rule `orchestrators-open-nothin`"))
        #expect(none.errors.contains("did you mean `orchestrators-open-nothing`?"))
    }

    @Test("looks up a rule in the built-in guides that the configured one doesn't have") func ofAnotherGuide() throws {
        let files = ["A.swift": "let a = 1\n", ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide]
        let tree = try TemporaryTree(files)
        let run = try CommandLineRun(["explain", "orchestrators-open-nothing"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let start = "The guide `small` doesn't have this rule, but a built-in one does:\n\norchestrators-open-nothing ("
        #expect(run.output.hasPrefix(start))
        let named = try CommandLineRun(["explain", "orchestrators-open-nothing", "--guide", "GUIDE.md"], in: tree.root)
        #expect(named.status == 2 && named.errors.contains("the guide `small` has no rule"))
    }

    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Small

        ```swift given path=Above.swift
        struct Above {}
        ```

        ## Services

        Services are what everybody calls.

        ```yaml rule
        rule: services-are-final
        every: { class: "*Service" }
        must: { be: final }
        ```

        ```swift bad rule=services-are-final
        class CartService {} // ✗
        ```

        They also stay small.

        ```yaml rule
        rule: services-stay-short
        check: type-body-length
        at-most: 100
        ```

        ```swift given path=Beside.swift
        struct Beside {}
        ```

        And nobody unwraps by force.

        ```yaml rule
        rule: services-unwrap-nothing
        check: force-unwrapping
        ```

        ```swift bad rule=services-unwrap-nothing
        let a = b! // ✗
        ```

        """

    private func explained(_ name: String) throws -> CommandLineRun {
        let tree = try TemporaryTree([".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide, "A.swift": "\n"])
        return try withExtendedLifetime(tree) { try CommandLineRun(["explain", name], in: tree.root) }
    }

    @Test("shows a rule with its own prose and examples, and nothing of its neighbours")
    func neighbours() throws {
        let first = try explained("services-are-final")
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.contains("everybody calls") && first.output.contains("class CartService {}"))
        #expect(!first.output.contains("stay small") && !first.output.contains("services-stay-short"))
        let last = try explained("services-unwrap-nothing")
        #expect(last.output.contains("by force") && last.output.contains("let a = b!"))
        #expect(!last.output.contains("CartService") && !last.output.contains("services-stay-short"))
        #expect(last.output.hasPrefix("services-unwrap-nothing (error)\nSmall › Services\nGUIDE.md, line 41\n\n"))
    }

    @Test("shows what is given to the rule's examples, by its own heading and by those above")
    func given() throws {
        let first = try explained("services-are-final").output
        #expect(first.contains("```swift given path=Above.swift\nstruct Above {}\n```"))
        #expect(!first.contains("struct Beside {}"))
        let last = try explained("services-unwrap-nothing").output
        #expect(last.contains("struct Above {}") && last.contains("struct Beside {}"))
    }

    @Test("knows a check by what other tools call it, with what differs, and the rules that use it")
    func otherSpelling() throws {
        let same = try explained("force_unwrapping")
        #expect(same.status == 0, "\(same.errors)")
        #expect(
            same.output.hasPrefix(
                "What SwiftLint calls `force_unwrapping` is the check `force-unwrapping` here.\n\n# force-unwrapping"
            )
        )
        #expect(same.output.contains("The guide `small` uses it in `services-unwrap-nothing`."))
        let near = try explained("identifier_name")
        #expect(
            near.output.contains("The check only measures the length.")
                && near.output.contains("# identifier-name-length")
        )
        #expect(try explained("NeverForceUnwrap").output.contains("# force-cast"))
        #expect(
            try explained("file_name").output.hasPrefix("Norma has no check for what SwiftLint calls `file_name`. ")
        )
        #expect(try explained("no_such_rule").status == 2)
    }

    @Test("names only checks that exist, and rules that a guide can hold", arguments: OtherSpelling.all.map(\.name))
    func otherSpellings(name: String) throws {
        let spelling = try #require(OtherSpelling.named(name, checks: []))
        let checks = Set(Language.vocabulary.checks.map(\.identifier))
        #expect(checks.isSuperset(of: spelling.checks))
        let code = (spelling.difference ?? "").split(separator: "`").map(String.init)
        let sentences = zip(code, code.dropFirst(2)).filter { $0.0.hasPrefix("every: ") }
        for (number, sentence) in sentences.enumerated() {
            let rule = "# A\n\n```yaml rule\nrule: r\(number)\n\(sentence.0)\n\(sentence.1)\n```\n"
            let tree = try TemporaryTree([
                "GUIDE.md": "---\nnorma: 2\nname: g\n---\n\n" + rule,
                "CartView.swift": "struct CartView { var a = 1 }\n",
            ])
            let run = try CommandLineRun(["check", ".", "--guide", "GUIDE.md"], in: tree.root)
            #expect(run.status < 2, "\(run.errors)")
        }
    }
}
