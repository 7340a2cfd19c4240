// Rules of a guide that a code base was not written for wait until the place is there that they speak of.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Rules about a place wait for the place")
struct WaitingRuleTests {
    private static let base = """
        ---
        norma: 2
        name: base
        ---

        # Base

        ```yaml define
        places:
          app: App
          networking: "{{app}}/Data/API"
          stores: ["{{app}}/Stores", "{{app}}/Storage"]
          doubles: "{{app}}/Tests/Doubles"
          features: "{{app}}/Features"
          feature: "{{features}}/{Feature}"
        layers: { Networking: "{{networking}}" }
        roles:
          client: { class: "*Client" }
        ```

        ## Networking

        ```yaml rule
        rule: clients-are-in-networking
        every: client
        must: { in: Networking }
        ```

        ```yaml rule
        rule: sessions-are-for-networking
        only: { in: [Networking, tests] }
        may: { refer-to: URLSession }
        ```

        ```yaml rule
        rule: requests-are-for-networking
        every: { file: any, in: production, not: { any: [{ in: [Networking, tests] }, { file: Mocks }] } }
        must-not: { refer-to: URLRequest }
        ```

        ```yaml rule
        rule: connections-are-for-clients
        only: { in: [Networking, client] }
        may: { refer-to: NWConnection }
        ```

        ## Stores

        ```yaml rule
        rule: stores-are-in-stores
        every: { class: "*Store" }
        must: { in: "{{stores}}" }
        ```

        ```yaml rule
        rule: stores-have-doubles
        every: { protocol: "{Name}Storing" }
        must: { have-counterpart: { class: "{Name}Double", in: "{{doubles}}" } }
        ```

        ```yaml rule
        rule: views-are-in-features
        every: { struct: "*View" }
        must: { in: "{{feature}}" }
        ```
        """

    private static let app = [
        "Code/Net/CartClient.swift":
            "final class CartClient {\n    let session: URLSession\n    let request: URLRequest\n}\n",
        "Code/Net/Probe.swift": "struct Probe {\n    let connection: NWConnection\n}\n",
        "Code/Disk/CartStore.swift": "final class CartStore {}\nprotocol CartStoring {}\n",
        "Code/UI/CartView.swift": "struct CartView {}\n",
    ]

    private func result(
        _ files: [String: String] = app,
        base: String = base,
        define: String? = nil,
        waits: Bool = true,
        changing: (inout CheckRequest) -> Void = { _ in }
    ) throws -> CheckResult {
        let own = define.map { "\n```yaml define\n\($0)\n```\n" } ?? ""
        let text = "---\nnorma: 2\nname: team\nextends: Base.md\n---\n\n# Team\n\(own)"
        let source = GuideSource(text: text, file: "TEAM.md")
        let guide = try GuideReader.read(source, vocabulary: Language.vocabulary) { _, _ in
            .success(GuideSource(text: base, file: "Base.md"))
        }
        var request = CheckRequest(
            workspace: MemoryWorkspace(texts: files),
            guide: try PreparedGuide(guide),
            today: "2026-01-01",
            threads: 1
        )
        request.waitsForPlaces = waits
        changing(&request)
        return Pipeline.check(request).result
    }

    @Test("What was wrong before a place came is not new when it comes")
    func placeComes() throws {
        let path = RelativePath("App/Data/API/Client.swift")
        var now = Self.app
        now[path.text] = "struct Endpoint {}\n"
        let all = try result(now).findings.map(\.rule)
        #expect(all.contains("sessions-are-for-networking"))
        let new = try result(now) { request in
            request.earlier = EarlierState(
                workspace: MemoryWorkspace(texts: Self.app),
                summary: ComparisonSummary(commit: "4f2a91c", reference: "main", changedFiles: 1),
                changed: [path],
                added: [path]
            )
        }
        #expect(new.findings.map(\.rule) == [])
    }

    @Test("A rule that only exempts names in any folder waits for none of them")
    func exemptedNames() throws {
        let rule = """

            ```yaml rule
            rule: no-requests
            every: { file: any, in: production, not: { any: [{ in: ["**/*Mock*", "**/android"] }, { file: Old }] } }
            must-not: { refer-to: URLRequest }
            ```
            """
        let result = try result(base: Self.base + "\n" + rule)
        #expect(result.findings.map(\.rule).contains("no-requests"))
        #expect(!result.silence.waiting.contains { $0.rules.contains("no-requests") })
    }

    @Test("Nothing is sent to a place, confined to it or missed in it that the code base doesn't have")
    func nothingIsThere() throws {
        let result = try result()
        #expect(result.findings.map(\.rule) == ["connections-are-for-clients"])
        let waiting = result.silence.waiting.map { "\($0.thing.text): \($0.rules.joined(separator: ", "))" }
        #expect(
            waiting == [
                "layer `Networking`: clients-are-in-networking, sessions-are-for-networking, requests-are-for-networking",
                "`App/Features/{Feature}`: views-are-in-features",
                "`App/Stores`: stores-are-in-stores",
                "`App/Tests/Doubles`: stores-have-doubles",
            ]
        )
        #expect(try self.result(waits: false).findings.count == 7)
    }

    @Test("A rule waits for the place that its subject names by a trait")
    func placeInTrait() throws {
        let subject = "{ file: any, in: production, not: { any: [{ in: [Networking, tests] }, { file: Mocks }] } }"
        let base = Self.base.replacing("every: \(subject)", with: "every: elsewhere")
            .replacing("roles:\n", with: "traits:\n  elsewhere: \(subject)\nroles:\n")
        #expect(base.contains("every: elsewhere"))
        let result = try result(base: base)
        #expect(result.findings.map(\.rule) == ["connections-are-for-clients"])
        #expect(result.silence.waiting.first?.rules.contains("requests-are-for-networking") == true)
    }

    @Test("A place that lists others is there no more than each of these, and declared no more")
    func listOfPlaces() throws {
        let rule = { (place: String) in
            "every: { class: \"*Store\" }\nmust: { in: \(place) }"
        }
        let list = #"["{{networking}}", "{{doubles}}", "{{stores}}"]"#
        let base = Self.base.replacing(rule(#""{{stores}}""#), with: rule(#""{{code}}""#))
            .replacing("  doubles:", with: "  code: \(list)\n  doubles:")
        #expect(base.contains(rule(#""{{code}}""#)))
        var files = Self.app
        files["App/Stores/MenuStore.swift"] = "final class MenuStore {}\n"
        #expect(try !result(files, base: base).findings.map(\.rule).contains("stores-are-in-stores"))
        #expect(
            try !result(base: base, define: "places: { code: \(list) }").findings.map(\.rule).contains(
                "stores-are-in-stores"
            )
        )
        files["App/Data/API/Menu.swift"] = "struct Menu {}\n"
        #expect(try result(files, base: base).findings.map(\.rule).contains("stores-are-in-stores"))
        let declared = try result(base: base, define: "places: { networking: Sources/Net }")
        #expect(declared.findings.map(\.rule).contains("stores-are-in-stores"))
        let own = try result(base: base, define: #"places: { code: ["{{networking}}/Stores"] }"#)
        #expect(own.findings.map(\.rule).contains("stores-are-in-stores"))
    }

    @Test("A rule speaks as soon as its place is there, under any of its folders")
    func oneIsThere() throws {
        var files = Self.app
        files["App/Storage/MenuStore.swift"] = "final class MenuStore {}\n"
        files["App/Data/API/MenuClient.swift"] = "final class MenuClient {}\n"
        #expect(
            try result(files).findings.map(\.rule).sorted() == [
                "clients-are-in-networking", "connections-are-for-clients", "requests-are-for-networking",
                "sessions-are-for-networking", "stores-are-in-stores",
            ]
        )
    }

    @Test("A rule that asks for a file waits for the folder around it, never for the file")
    func fileOfPlace() throws {
        let rule = """

            ```yaml rule
            rule: stores-have-a-list
            every: { folder: any, in: "{{app}}/Storage" }
            must: { have-counterpart: { type: StoreList, in: "{{app}}/Storage/StoreList.swift" } }
            ```
            """
        var files = Self.app
        files["App/Storage/MenuStore.swift"] = "final class MenuStore {}\n"
        let base = Self.base + "\n" + rule
        #expect(try result(files, base: base).findings.map(\.rule).contains("stores-have-a-list"))
        files["App/Storage/StoreList.swift"] = "enum StoreList {}\n"
        #expect(try !result(files, base: base).findings.map(\.rule).contains("stores-have-a-list"))
        let scope = "{ folder: any, in: \"{{app}}/Storage\" }"
        let elsewhere = rule.replacing(scope, with: "{ class: \"*Store\" }")
        let waiting = try result(base: Self.base + "\n" + elsewhere).silence.waiting
        #expect(waiting.contains { $0.thing.text == "`App/Storage`" && $0.rules == ["stores-have-a-list"] })
    }

    @Test("A place that the team's own guide declares is meant, there or not")
    func declared() throws {
        let result = try result(define: "places: { stores: Sources/Stores }")
        #expect(result.findings.map(\.rule).contains("stores-are-in-stores"))
        #expect(!result.silence.waiting.flatMap(\.rules).contains("stores-are-in-stores"))
    }

    @Test("A place is recognized under another case or plural, and the folder of features wherever it is")
    func spelled() throws {
        let files = [
            "App/data/API/CartClient.swift": "final class CartClient {}\n",
            "App/Store/CartStore.swift": "final class CartStore {}\n",
            "App/Code/Features/Cart/CartView.swift": "struct CartView {}\n",
            "App/Code/Other/MenuView.swift":
                "struct MenuView {}\nfinal class MenuStore {}\nfinal class MenuClient {}\n",
        ]
        let result = try result(files)
        #expect(
            result.findings.map(\.rule).sorted() == [
                "clients-are-in-networking", "stores-are-in-stores", "views-are-in-features",
            ]
        )
        #expect(Set(result.findings.map(\.place.path.text)) == ["App/Code/Other/MenuView.swift"])
        #expect(result.silence.waiting.isEmpty)
    }

    @Test("Two places that are one folder are drawn as one, and what each of them holds is welcome")
    func oneFolder() throws {
        let base = """
            ---
            norma: 2
            name: base
            ---

            # Base

            ```yaml define
            places: { tokens: Tokens, components: Components }
            ```

            ```text layout rule=the-tree
            Sources/
            ├── {{tokens}}/
            │   └── Color.swift
            └── {{components}}/   ?
                └── Button.swift
            ```
            """
        let files = ["Sources/UI/Color.swift": "struct Color {}\n", "Sources/UI/Button.swift": "struct Button {}\n"]
        #expect(try result(files, base: base, define: "places: { tokens: UI, components: UI }").findings.isEmpty)
    }

    private static let tree = """
        ---
        norma: 2
        name: base
        ---

        # Base

        ```text layout rule=the-tree
        Sources/
        ├── App/
        ├── Core/
        │   ├── Domain/
        │   └── Storage/
        ├── Data/
        │   ├── API/
        │   └── Stores/
        └── Features/
        ```
        """

    @Test("A tree of which hardly anything is there is one finding, which says where some of it is")
    func missingTree() throws {
        var files = Self.app
        files["Code/Features/Cart/CartScreen.swift"] = "struct CartScreen {}\n"
        files["Sources/Menu/Menu.swift"] = "struct Menu {}\n"
        files["Sources/Order/Order.swift"] = "struct Order {}\n"
        let findings = try result(files, base: Self.tree).findings
        #expect(
            findings.map(\.message) == [
                "This code base has another layout: almost none of the 9 folders of this tree exist. Missing: "
                    + "`Sources/App/`, `Sources/Core/`, `Sources/Data/` and 1 other; `Features/` is at `Code/Features/`"
            ]
        )
        #expect(try result(files, base: Self.tree, waits: false).findings.count == 6)
        // A third of it is there.
        files["Sources/App/Start.swift"] = "struct Start {}\n"
        files["Sources/Core/Domain/Price.swift"] = "struct Price {}\n"
        #expect(try result(files, base: Self.tree).findings.count == 5)
    }

    @Test("What is confined to a place that is `none` is confined nowhere")
    func none() throws {
        let result = try result(define: "places: { networking: none }")
        #expect(result.findings.map(\.rule) == ["connections-are-for-clients"])
        #expect(
            result.silence.off.map(\.rules) == [
                ["clients-are-in-networking", "sessions-are-for-networking", "requests-are-for-networking"]
            ]
        )
    }
}
