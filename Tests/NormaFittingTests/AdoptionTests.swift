// Sentences of documents: which become which rule, and which look like one and are left to people.

import Testing

@testable import NormaFitting

@Suite struct AdoptionTests {
    /// A sentence below a heading, and the lines of its rule; for a taken rule its name.
    private static let read: [(sentence: String, rule: String)] = [
        ("Files must not exceed 400 lines.", "check: file-length\nat-most: 400"),
        ("Keep functions under 40 lines.", "check: function-body-length\nat-most: 40"),
        ("View models must not import UIKit.", "every: view-model\nmust-not: { import: \"UIKit\" }"),
        (
            "ViewModels should not depend on each other.",
            "severity: warning\nevery: view-model\nmust-not: { refer-to: view-model }"
        ),
        (
            "Never use `DispatchQueue.main.async`.",
            "every: { file: any, in: production }\nmust-not: { contain: \"DispatchQueue.main.async\" }"
        ),
        (
            "Views must not access repositories or services.",
            "every: view\nmust-not: { refer-to: [repository, service] }"
        ),
        ("**Never use force unwrap (`!`)** - use `guard let` instead.", "no-force-unwraps"),
        (
            "No print statements in production code.",
            "every: { file: any, in: production }\nmust-not: { call: [print, debugPrint] }"
        ),
        ("Mock names must end with the `Mock` suffix.", "every: mock\nmust: { named: \"*Mock\" }"),
        ("View models must be final.", "every: view-model\nmust: { be: final }"),
        ("Maximum line length: 120 characters.", "check: line-length\nat-most: 120"),
        ("View models end in `ViewModel`.", "every: view-model\nmust: { named: \"*ViewModel\" }"),
        ("View models must be marked `@MainActor`.", "every: view-model\nmust: { isolated-to: MainActor }"),
        (
            "Only repositories may import Alamofire.",
            "only: [repository, { in: tests }]\nmay: { import: \"Alamofire\" }"
        ),
        ("Imports must be sorted alphabetically.", "imports-are-sorted"),
        (
            "Prefer `@Observable` over `ObservableObject`.",
            "severity: warning\nevery: { file: any, in: production }\nmust-not: { refer-to: \"ObservableObject\" }"
        ),
        (
            "Use async/await, not DispatchQueue.",
            "every: { file: any, in: production }\nmust-not: { refer-to: \"DispatchQueue\" }"
        ),
        (
            "Use `Logger` for all logging — never `print()`.",
            "every: { file: any, in: production }\nmust-not: { call: [print, debugPrint] }"
        ),
        (
            "No `print()` statements (enforced by SwiftLint).",
            "every: { file: any, in: production }\nmust-not: { call: [print, debugPrint] }"
        ),
        ("Keep files under 300 lines; extract helpers when needed.", "check: file-length\nat-most: 300"),
        (
            "File length: warning at 400 lines, error at 500.",
            "severity: warning\ncheck: file-length\nat-most: 400\nnever-above: 500"
        ),
        (
            "Use `@Observable` for view models instead of `ObservableObject`.",
            "every: view-model\nmust-not: { refer-to: \"ObservableObject\" }"
        ),
        (
            "View models use use cases, never repositories directly.",
            "every: view-model\nmust-not: { refer-to: repository }"
        ),
        ("**Localization** — Never hardcode user-facing strings.", "check: hard-coded-string\nin: production"),
        (
            "Use `.foregroundStyle()` not `.foregroundColor()`.",
            "every: { file: any, in: production }\nmust-not: { call: [\"foregroundColor\", \"*.foregroundColor\"] }"
        ),
        (
            "Use Swift Testing framework (not XCTest)",
            "every: { file: any, in: tests }\nmust-not: { import: \"XCTest\" }"
        ),
        (
            "No CoreData - Use SwiftData if persistence is needed",
            "every: { file: any, in: production }\nmust-not: { import: \"CoreData\" }"
        ),
        ("Types: CamelCase.", "every: { type: any, in: production }\nmust: { named: { style: pascal } }"),
        ("`force_cast`: error (banned)", "no-force-casts"),
        ("No force unwrapping (`!`) without a documented justification.", "no-force-unwraps"),
        ("No XCTest.", "every: { file: any, in: tests }\nmust-not: { import: \"XCTest\" }"),
        ("One primary type per file.", "check: one-declaration-per-file\nin: production"),
        ("Always use `@MainActor` on view models.", "every: view-model\nmust: { isolated-to: MainActor }"),
        (
            "All view models are `@MainActor final class` conforming to `ObservableObject`.",
            "every: view-model\nmust: { all: [{ isolated-to: MainActor }, { be: final }, { conform-to: ObservableObject }] }"
        ),
        (
            "Name tests descriptively: `test_method_condition_result`.",
            "every: { function: any, named: \"test*\", in: tests }\nmust: { named: \"test_*_*_*\" }"
        ),
        (
            "Methods/properties: lowerCamelCase.",
            "every: { any: [function, property], in: production }\nmust: { named: { style: camel } }"
        ),
        (
            "Every view must have a preview.",
            "every: { struct: any, conform-to: View, be: top-level, in: production }\nmust: { have-counterpart: { preview: any } }"
        ),
    ]

    @Test(arguments: read) func `A sentence that says one thing becomes its rule`(sentence: String, rule: String) throws
    {
        let adoption = Self.adoption(of: "# Rules\n\n" + sentence + "\n")
        let first = try #require(adoption.rules.first, "\(adoption.open.map(\.reason))")
        switch first.draft.content {
        case .rule(let lines): #expect(Self.withoutInstead(lines) == rule)
        case .taken(_, let name, _): #expect(name == rule)
        }
        #expect(adoption.rules.count == 1)
    }

    private static func withoutInstead(_ lines: [String]) -> String {
        lines.filter { !$0.hasPrefix("instead:") }.joined(separator: "\n")
    }

    /// Each looks like a form, and says something else or only sometimes.
    @Test(arguments: [
        "View models must not import UIKit unless they drive a UIKit screen.",
        "Avoid force unwrapping where possible.",
        "Prefer `struct` over `class`.",
        "Never use singletons, except for the logger.",
        "Files should be around 400 lines.",
        "Files must not exceed 400 lines (generated files may).",
        "Views must not contain business logic.",
        "Use `async`/`await` if the API has it.",
        "Never use print statements in new code.",
        "Only use a package when it solves a real problem.",
        "View models must not import UIKit - only coordinators may.",
        "Don't use too many singletons.",
        "Functions must have at most two responsibilities.",
        "Functions have 30 lines in this example.",
        "Most view models must be final.",
        "Widgets must not import UIKit.",
        "Presentation → Domain → Data must be followed.",
        "Prefer Swift Testing over XCTest.", "No force unwraps without asking.",
        "No force unwraps (`!`) - use `!` if it is certain.",
        "Don't add external dependencies without strong justification.",
        "Functions use CamelCase.", "Types use camelCase.",
        "Prefer composition over inheritance.",
        "Prefer `guard` over nested `if`.",
        "Never use print statements (tests).",
        "View models must not import UIKit; never import SwiftUI unless a preview needs it.",
        "Never use `URLSession` directly in feature code; it should go through the client.",
        "View models must be final or documented.",
        "Use `Logger` instead of nothing.",
        "Name view models after what they show.",
        "Views are pure functions of state and must be final.",
        "Some services must be actors.",
        "Types with state use UpperCamelCase.",
    ]) func `A sentence with a condition, a doubt or an unknown word stays open`(sentence: String) {
        let adoption = Self.adoption(of: "# Rules\n\n" + sentence + "\n")
        #expect(adoption.rules.isEmpty, "\(adoption.rules.map(\.name))")
    }

    @Test func `A heading names who a demand is about`() throws {
        let adoption = Self.adoption(
            of: "# Rules\n\n## View Models\n\n- Must not import UIKit.\n\n## Legacy code\n\n- Must not import UIKit.\n"
        )
        #expect(adoption.rules.map(\.name) == ["view-models-import-no-uikit"])
        #expect(adoption.open.count == 1)
    }

    @Test func `A list below Never forbids what it names`() {
        let adoption = Self.adoption(
            of: "# Rules\n\nNever:\n\n- Use force unwraps or force tries in production code\n- Use UIKit\n"
        )
        #expect(adoption.rules.map(\.name) == ["no-force-unwraps", "no-force-tries"])
        #expect(adoption.open.count == 1, "who must not use UIKit is said elsewhere")
    }

    @Test func `A sentence that is there twice makes one rule with both quotations`() throws {
        let adoption = Self.adoption(of: "# Rules\n\nNever use force unwraps.\n\n## Again\n\nDo not force unwrap.\n")
        #expect(adoption.rules.count == 1)
        #expect(adoption.rules.first?.statements.map(\.text) == ["Never use force unwraps.", "Do not force unwrap."])
    }

    @Test func `Demands that semicolons divide are read one by one, and the others stay open`() {
        let adoption = Self.adoption(
            of: "# Style\n\nTypes `UpperCamelCase`; avoid force unwraps; never do what surprises a reader.\n"
        )
        #expect(adoption.rules.map(\.name) == ["types-are-pascal-case", "no-force-unwraps"])
        #expect(adoption.rules.last?.statements.map(\.text) == ["avoid force unwraps"])
        #expect(adoption.open.map(\.statement.text) == ["never do what surprises a reader."])
        let ofViews = Self.adoption(of: "# Style\n\nViews must not access services; never import UIKit.\n")
        #expect(ofViews.rules.map(\.name) == ["views-use-no-services"])
    }

    @Test func `Several names in one sentence make a rule each`() {
        let crashes = Self.adoption(of: "# Rules\n\nNo `fatalError()` or `precondition()` in production code.\n")
        #expect(crashes.rules.map(\.name) == ["no-fatal-errors", "no-preconditions"])
        let many = Self.adoption(of: "# Rules\n\nViews and view models must not import Alamofire.\n")
        #expect(many.rules.map(\.name) == ["views-import-no-alamofire", "view-models-import-no-alamofire"])
        let everywhere = Self.adoption(of: "# Rules\n\nNo force unwrapping (`!`) in production or tests.\n")
        #expect(everywhere.rules.map(\.name) == ["no-force-unwraps", "no-force-unwraps-in-tests"])
        #expect(Self.adoption(of: "# Rules\n\nViews and services must not know each other.\n").rules.isEmpty)
        let adoption = Self.adoption(
            of:
                "# Rules\n\n- Use UpperCamelCase for types, lowerCamelCase for functions.\n- No Combine, no NotificationCenter.\n"
        )
        #expect(
            adoption.rules.map(\.name) == [
                "types-are-pascal-case", "functions-are-camel-case", "no-combine", "no-notificationcenter",
            ]
        )
    }

    @Test func `A title in bold print after an item introduces the next list`() {
        let adoption = Self.adoption(
            of: "# Rules\n\n**Do:**\n- Comment the reason\n**Don't:**\n- Use force unwrapping in production code\n"
        )
        #expect(adoption.rules.map(\.name) == ["no-force-unwraps"])
    }

    @Test func `A refused rule opens its sentence`() {
        let adoption = Self.adoption(of: "# Rules\n\nNever use force unwraps or force casts.\n")
        #expect(adoption.rules.count == 2)
        let rest = adoption.without(["no-force-casts": .unproven])
        #expect(rest.rules.isEmpty)
        #expect(rest.open.map(\.reason) == [.unproven])
    }

    private static func adoption(of text: String) -> Adoption {
        let document = AdoptedDocument(text, path: "AGENTS.md")
        var lexicon = Lexicon()
        lexicon.learn(from: document)
        return Adoption(document, lexicon)
    }
}
