// Single rules that a guide takes from others, with what they need and nothing else.

import NormaGuide
import NormaText
import Testing

@Suite("Rules that are taken one by one")
struct TakeTests {
    static let words = """
        ---
        norma: 2
        name: words
        ---
        # Words
        ```yaml define
        traits: { showing: { conform-to: View }, drawing: { conform-to: Shape } }
        roles: { view: { any: [showing, { struct: "*View" }] } }
        ```
        """

    static let book = """
        ---
        norma: 2
        name: book
        extends: words
        ---
        # Book
        ```yaml define
        values:
          longest-file: 300 # lines that somebody still reads
          request-types: [URLSession, URLRequest]
          unneeded: [One]
        places:
          app: Sources/App # what starts
          feature: "Sources/Features/{Feature}" # one feature with all that is its own
          feature-views: "{{feature}}/Views"
          shared: Sources/Shared
        layers: { Domain: Sources/Domain/**, Data: Sources/Data/** }
        roles:
          screen: { type: view, in: "{{feature-views}}" }
          service: { class: "*Service" }
          model: { struct: "*Model" }
        patterns: { waiting: ["sleep($X)"], unused: ["wait($X)"] }
        tests: [Checks]
        ```
        ## Views
        Views show.
        ```yaml rules for=view
        views-make-no-requests: { must-not: { refer-to: request-types } }
        views-wait-for-nothing: { must-not: { contain: waiting } }
        ```
        ```swift bad path=Sources/CartView.swift
        struct CartView: View {
            let session: URLSession // ✗ views-make-no-requests
            func wait() { sleep(1) } // ✗ views-wait-for-nothing
        }
        ```
        ```swift good path=Sources/CartView.swift
        struct CartView: View {}
        ```
        ## Screens
        ```yaml rule
        rule: screens-are-final
        every: screen
        must: { be: final }
        silences: [services-are-final, files-are-short]
        ```
        ## Services
        ```yaml rule
        rule: services-are-final
        every: service
        must: { be: final }
        ```
        ```yaml rule
        rule: models-are-final
        every: { type: model, in: "{{app}}" }
        must: { be: final }
        make: model {Name}
        ```
        ## Files
        ```yaml rule
        rule: files-are-short
        every: { file: any, in: "{{shared}}" }
        must: { have-at-most: { lines: "{{longest-file}}" } }
        ```
        ```mermaid rule rule=layers-are-drawn
        graph TD
            Data --> Domain
        ```
        ```swift template model path="{{{app}}}/{{{Name}}}.swift"
        struct {{{Name}}}Model {}
        ```
        """

    static let others = ["book": book, "words": words]

    static func guide(_ text: String, _ more: [String: String] = [:]) throws -> Guide {
        try Reading.guide(framed(text), others: others.merging(more) { _, new in new })
    }

    static func framed(_ text: String, extends: String? = nil) -> String {
        Reading.framed("# Ours\n\n" + text, extends: extends)
    }

    static func take(_ entries: String..., from book: String = "book") -> String {
        "```yaml take from=\(book)\n" + entries.map { "- \($0)\n" }.joined() + "```\n"
    }

    @Test("a rule brings the roles, values and patterns that it needs, over other roles too, and nothing else")
    func closure() throws {
        let guide = try Self.guide(Self.take("views-make-no-requests"))
        #expect(guide.rules.map(\.name) == ["views-make-no-requests"])
        #expect(guide.definitions.roles.map(\.name).sorted() == ["showing", "view"])
        #expect(guide.values == ["request-types": ["URLSession", "URLRequest"]])
        #expect(guide.definitions.layers.isEmpty)
        #expect(guide.definitions.places.isEmpty)
        #expect(guide.definitions.tests == nil)
        #expect(guide.templates.isEmpty)
        #expect(guide.codePatterns.isEmpty)
        #expect(guide.examples.map(\.kind) == [.bad, .good])
        #expect(guide.takenRules.map(\.name) == ["views-make-no-requests"])
        #expect(guide.takenRules.map(\.place.position.line) == [8])
    }

    @Test("a drawn rule brings its layers, a rule with a pattern the pattern")
    func drawn() throws {
        let guide = try Self.guide(Self.take("layers-are-drawn", "views-wait-for-nothing"))
        #expect(guide.definitions.layers.map(\.name) == ["Domain", "Data"])
        #expect(guide.codePatterns.map(\.text) == ["sleep($X)"])
        #expect(guide.rules.map(\.name).sorted() == ["layers-are-drawn", "views-wait-for-nothing"])
    }

    @Test("severity, limits and exceptions are the taking guide's")
    func adjusted() throws {
        let guide = try Self.guide(
            """
            ```yaml define
            places: { shared: Code/Common }
            ```
            \(Self.take(
                "files-are-short: { at-most: 500 }",
                "services-are-final: { severity: warning, except: { type: service, named: Old, because: it goes } }"
            ))
            """
        )
        let services = try #require(guide.rule(named: "services-are-final"))
        #expect(services.severity == .warning)
        #expect(services.exceptions.map(\.because) == ["it goes"])
        #expect(guide.adjustments(of: "files-are-short").map(\.changes) == [["at-most 500 lines (was 300)"]])
        #expect(
            guide.adjustments(of: "files-are-short").map(\.because) == [
                "this guide takes it from `book` with these changes"
            ]
        )
    }

    @Test("a comment after what is changed cuts no text short")
    func commented() throws {
        let guide = try Self.guide(Self.take("services-are-final: { severity: warning } # 20 of 20"))
        #expect(guide.rule(named: "services-are-final")?.severity == .warning)
        let reason = "services-are-final: { severity: warning, because: it goes } # 20 of 20"
        #expect(try Self.guide(Self.take(reason)).adjustments(of: "services-are-final").map(\.because) == ["it goes"])
    }

    @Test("an exception brings what it speaks of, also if another rule has brought all else") func exception() throws {
        let twin = """
            ---
            norma: 2
            name: twin
            ---
            # Twin
            ```yaml define
            roles: { service: { class: "*Service" }, relic: { class: "Old*" } }
            ```
            ```yaml rules for=service
            services-are-final: { must: { be: final } }
            services-are-public: { must: { be: public } }
            ```
            """
        let entries = ["services-are-final", "services-are-public: { except: { type: relic, because: it goes } }"]
        let guide = try Self.guide(Self.take(entries[0], entries[1], from: "twin"), ["twin": twin])
        #expect(guide.definitions.roles.map(\.name).sorted() == ["relic", "service"])
    }

    @Test("what a rule says of rules and templates that were not taken is left out")
    func references() throws {
        let guide = try Self.guide(
            """
            ```yaml define
            places: { feature: "App/{Feature}", feature-views: "App/{Feature}/UI", app: App }
            ```
            \(Self.take("screens-are-final", "models-are-final", "services-are-final"))
            """
        )
        #expect(guide.rule(named: "screens-are-final")?.silences.map(\.text) == ["services-are-final"])
        #expect(guide.rule(named: "models-are-final")?.make == nil)
        #expect(guide.definitions.place(named: "feature-views")?.text == "App/{Feature}/UI")
    }

    @Test("a guide may extend one and take from another, and its own rules go on")
    func beside() throws {
        let base =
            "---\nnorma: 2\nname: base\n---\n# Base\n```yaml rule\nrule: a\nevery: class\nmust: { be: final }\n```\n"
        let guide = try Reading.guide(
            Self.framed(
                Self.take("services-are-final") + "```yaml rules for=struct\nb: { must: { be: final } }\n```\n",
                extends: "base"
            ),
            others: Self.others.merging(["base": base]) { _, new in new }
        )
        #expect(guide.rules.map(\.name).sorted() == ["a", "b", "services-are-final"])
    }

    @Test("a guide that is extended brings what it takes")
    func overExtends() throws {
        let middle =
            "---\nnorma: 2\nname: middle\n---\n# Middle\n" + Self.take("services-are-final: { severity: note }")
        let guide = try Reading.guide(
            Self.framed("", extends: "middle"),
            others: Self.others.merging(["middle": middle]) { _, new in new }
        )
        #expect(guide.rules.map(\.name) == ["services-are-final"])
        #expect(guide.rules.map(\.severity) == [.note])
    }

    @Test("what a book takes can be taken from it, as it adjusts it")
    func overTake() throws {
        let middle =
            "---\nnorma: 2\nname: middle\n---\n# Middle\n" + Self.take("services-are-final: { severity: note }")
        let guide = try Self.guide(Self.take("services-are-final", from: "middle"), ["middle": middle])
        #expect(guide.rules.map(\.severity) == [.note])
    }

    @Test("what a book adjusts for itself isn't changed in another guide that takes the rule from its source")
    func besideTake() throws {
        let middle =
            "---\nnorma: 2\nname: middle\n---\n# Middle\n```yaml define\nvalues: { some: [One] }\n```\n"
            + Self.take("services-are-final: { severity: note, except: { in: Legacy, because: old } }")
            + "```yaml rules\nown: { every: class, must: { be: final } }\n```\n"
        let guide = try Self.guide(
            Self.take("services-are-final") + Self.take("own", from: "middle"),
            ["middle": middle]
        )
        #expect(guide.rules.map(\.name).sorted() == ["own", "services-are-final"])
        #expect(guide.rules.first { $0.name == "services-are-final" }?.severity == .error)
    }

    @Test("a value that the taking guide declares is its own")
    func value() throws {
        let guide = try Self.guide(
            """
            ```yaml define
            values: { request-types: [Client] }
            ```
            \(Self.take("views-make-no-requests"))
            """
        )
        #expect(guide.values["request-types"] == ["Client"])
    }

    @Test("a role that means the same, leans on theirs or says that it replaces it is no problem")
    func roles() throws {
        for roles in [
            "service: { class: \"*Service\" }", "service: { type: service, named: \"App*\" }",
        ] {
            let text = "```yaml define\nroles: { \(roles) }\n```\n" + Self.take("services-are-final")
            #expect(try Self.guide(text).rules.count == 1)
        }
        let text = """
            ```yaml define
            roles: { service: { class: "*Worker" } }
            replaces: [service]
            because: ours are called so
            ```
            \(Self.take("services-are-final"))
            """
        #expect(try Self.guide(text).definitions.roles.map(\.description.shown) == ["(class & '*Worker')"])
    }

    @Test("a role that two guides define differently means in each rule what it means in the rule's own guide")
    func rolesOfTwoGuides() throws {
        let other = """
            ---
            norma: 2
            name: other
            extends: words
            ---
            # Other
            ```yaml define
            roles: { view: { sure: { type: view, named: "*Scene" } }, service: { class: "*Worker" } }
            ```
            ```yaml rules
            workers-are-open: { every: service, must-not: { be: final } }
            scenes-are-final: { every: view, must: { be: final } }
            ```
            """
        let text = Self.take("services-are-final", "views-make-no-requests")
        let guide = try Self.guide(
            text + Self.take("workers-are-open", "scenes-are-final", from: "other"),
            ["other": other]
        )
        func subject(_ rule: String) -> [String] {
            switch guide.rule(named: rule)?.form {
            case .every(let subject, _), .everyNot(let subject, _): subject.roleNames
            default: []
            }
        }
        func meaning(_ role: String) -> String? {
            guide.definitions.roles.first { $0.name == role }?.description.shown
        }
        #expect(subject("services-are-final") == ["service"])
        #expect(subject("workers-are-open") == ["other/service"])
        #expect(meaning("service") == "(class & '*Service')")
        #expect(meaning("other/service") == "(class & '*Worker')")
        #expect(subject("views-make-no-requests") == ["words/view"])
        #expect(subject("scenes-are-final") == ["view"])
        #expect(meaning("view")?.contains("<words/view>") == true)
    }
}
