// What `norma why` says of a place.

import Foundation
import Testing

@Suite("norma why")
struct WhyCommandTests {
    /// Five rules that look at every class, one that looks at properties, and one at calls.
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml define
        roles:
          view-model: { class: "*ViewModel" }
        ```

        # Rules

        ```yaml rule
        rule: view-models-stay-apart
        every: view-model
        must-not: { refer-to: view-model }
        ```

        ```yaml rule
        rule: constants-only
        every: { property: any, be: stored }
        must: { be: constant }
        ```

        ```yaml rule
        rule: no-printing-of-secrets
        every: { call: print }
        must-not: { named: secret }
        ```

        """
        + (1...5).map { number in
            "```yaml rule\nrule: no-base-\(number)\nevery: class\nmust-not: { named: \"Base\(number)\" }\n```\n\n"
        }.joined()

    private static let source = """
        final class AViewModel {}

        final class BViewModel {
            let a = AViewModel()
            func show() { print("b") }
        }
        """

    private func run(_ place: String, _ options: String...) throws -> CommandLineRun {
        let tree = try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide, "Sources/A.swift": Self.source,
        ])
        return try withExtendedLifetime(tree) { try CommandLineRun(["why", place] + options, in: tree.root) }
    }

    @Test("tells where it is, what the names are and what is found, before the rules that are silent")
    func order() throws {
        let run = try run("Sources/A.swift:4")
        #expect(run.status == 0, "\(run.errors)")
        let parts = [
            "module   none",
            "Declarations around it, innermost first\n  property `BViewModel.a`\n  class `BViewModel`: role view-model",
            "13: `AViewModel` (construction): exact, class `AViewModel`",
            "Findings\n  view-models-stay-apart finds: ",
            "6 other rules looked and found nothing",
        ]
        var rest = run.output[...]
        for part in parts {
            let range = rest.firstRange(of: part)
            #expect(range != nil, "\(part) is not in\n\(rest)")
            rest = rest[(range?.upperBound ?? rest.endIndex)...]
        }
    }

    @Test("gathers silent rules by what they looked at, and names a few; all with --verbose")
    func silence() throws {
        let short = try run("Sources/A.swift:4").output
        #expect(short.contains("(--verbose lists all)\n  at `BViewModel.a`: constants-only\n"), "\(short)")
        #expect(short.contains("at `BViewModel`: no-base-1, no-base-2, no-base-3, no-base-4 and 1 more\n"))
        let long = try run("Sources/A.swift:4", "--verbose").output
        #expect(long.contains("no-base-4, no-base-5\n"))
        #expect(!long.contains("--verbose"))
    }

    @Test("knows the calls of a line")
    func calls() throws {
        let run = try run("Sources/A.swift:5")
        #expect(run.output.contains("No rule finds anything on this line."), "\(run.output)")
        #expect(run.output.contains("at the call of `print`: no-printing-of-secrets"))
    }

    @Test("tells with a column how the name was looked up")
    func lookUps() throws {
        #expect(try !run("Sources/A.swift:4").output.contains("looked in"))
        let run = try run("Sources/A.swift:4:14")
        #expect(run.output.contains("looked in types inside `BViewModel` and its extensions: nothing"), "\(run.output)")
    }

    @Test("tells with a column why a name is open or from outside, and under which `#if` it stands")
    func remarks() throws {
        let tree = try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide,
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "App"), .target(name: "Kit", dependencies: [])])
            """,
            "Sources/App/A.swift": """
            let a: Hidden? = nil
            let b: Branch? = nil
            #if DEBUG
            let c: Missing? = nil
            #endif
            let d: Private? = nil
            """,
            "Sources/App/B.swift": """
            #if os(iOS)
            struct Branch {}
            #else
            struct Branch { var other = 0 }
            #endif
            private struct Private {}
            """,
            "Sources/Kit/C.swift": "public struct Hidden {}\n", "Other/D.swift": "let e = 0\n",
        ])
        try withExtendedLifetime(tree) {
            func why(_ place: String) throws -> String { try CommandLineRun(["why", place], in: tree.root).output }
            let hidden = try why("Sources/App/A.swift:1:8")
            let module = "it is in the module `Kit`, which this file doesn't import."
            #expect(hidden.contains("`Hidden` (Sources/Kit/C.swift:1:15) is not meant: \(module)"), "\(hidden)")
            let open = try why("Sources/App/A.swift:2:8")
            #expect(open.contains("It is ambiguous because `#if` decides which of them a build has."), "\(open)")
            #expect(try why("Sources/App/A.swift:4:8").contains("It is under `#if DEBUG`: "))
            #expect(try why("Sources/App/A.swift:6:8").contains("is not meant: it is private to its file."))
            #expect(try why("Other/D.swift:1").contains("  module   none: it is in no target of `Package.swift`\n"))
        }
    }

    @Test("tells on what a value is called, and with a column where no declaration tells it")
    func receivers() throws {
        let source = """
            final class Store { func load() {} }
            final class Model { let store = Store() }
            struct Screen {
                let model: Model
                func show() { model.store.load(); each { $0.load() } }
            }
            """
        let tree = try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide, "Sources/A.swift": source,
        ])
        let line = try CommandLineRun(["why", "Sources/A.swift:5"], in: tree.root)
        #expect(
            line.output.contains("  31: `model.store.load` on `Store`, exact, class `Store`, Sources/A.swift:1:13\n")
        )
        #expect(!line.output.contains("$0"))
        let column = try CommandLineRun(["why", "Sources/A.swift:5:49"], in: tree.root)
        #expect(column.output.contains("`$0.load` on a value of unknown type"))
    }

    @Test("takes the current folder for the tree of a file below it, where nothing says where a project begins")
    func unmarked() throws {
        let tree = try TemporaryTree([
            "GUIDE.md": Self.guide, "Sources/A/A.swift": "final class AViewModel {}\n",
            "Sources/B/B.swift": "final class BViewModel {\n    let a = AViewModel()\n}\n",
        ])
        let below = try CommandLineRun(["why", "Sources/B/B.swift:2", "--guide", "GUIDE.md"], in: tree.root)
        #expect(below.status == 0, "\(below.errors)")
        #expect(below.output.contains("`AViewModel` (construction): exact, class `AViewModel`"), "\(below.output)")
        try tree.initialiseRepository()
        let repository = try CommandLineRun(
            ["why", "B.swift:2", "--guide", "../../GUIDE.md"],
            in: tree.root + "/Sources/B"
        )
        #expect(
            repository.output.contains("`AViewModel` (construction): exact, class `AViewModel`"),
            "\(repository.output)"
        )
    }
}
