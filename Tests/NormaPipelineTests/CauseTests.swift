// Findings of one cause told as one: an edge, a folder that lies elsewhere, a habit of a file; and what is left apart.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Findings of one cause")
struct CauseTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Rules

        ```yaml define
        layers:
          Domain: { path: Domain }
          Screens: { path: Screens }
        roles:
          model: { struct: "*Model" }
        ```

        ```yaml rule
        rule: domain-knows-no-screens
        layers: [Screens, Domain]
        ```

        ```yaml rule
        rule: models-lie-in-models
        every: model
        must: { in: "**/Models" }
        ```

        ```yaml rule
        rule: models-know-no-notes
        every: model
        must-not: { refer-to: [Note, URL, URLSession] }
        ```

        ```yaml rule
        rule: no-blanks
        check: trailing-whitespace
        ```

        ```yaml rule
        rule: lists-stand-alone
        check: multiline-literal-brackets
        ```

        ```yaml rule
        rule: no-chains
        every: file
        must-not: { contain: ["$A.sink { $$$ }", "$A.store(in: $B)"] }
        ```

        ```yaml rule
        rule: brains-are-closed
        every: { class: "*Brain" }
        must: { all: [{ be: final }, { conform-to: Sendable }, { in: "**/Brains" }] }
        ```

        ```yaml rule
        rule: minds-are-closed
        every: { class: "*Mind" }
        must: { all: [{ be: final }, { conform-to: Sendable }] }
        message: "`{Subject}` is open to everybody"
        ```

        ```yaml rule
        rule: no-force
        check: force-unwrapping
        ```

        ```yaml rule
        rule: no-shared
        every: { class: "*Mind" }
        must-not: { contain: "Store.shared.$_" }
        message: "`{Subject}` takes a shared store"
        ```

        ```yaml rule
        rule: members-are-in-order
        check: member-order
        ```

        ```yaml rule
        rule: cases-are-aligned
        check: switch-case-alignment
        ```

        """

    private func request(_ files: [String: String], of rule: String) throws -> CheckRequest {
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: Self.guide, file: "GUIDE.md")).guide)
        var request = CheckRequest(
            workspace: MemoryWorkspace(texts: files),
            guide: guide,
            rules: [rule],
            today: "2000-01-01",
            threads: 1
        )
        request.joinsCauses = true
        return request
    }

    private func findings(_ files: [String: String], of rule: String) throws -> [Finding] {
        Pipeline.check(try request(files, of: rule)).result.findings.filter { $0.rule == rule }
    }

    private static let layers = [
        "Domain/Cart.swift": "struct Cart {\n    let view: CartView\n    let other: ListView\n}\n",
        "Domain/List.swift": "struct List { let view: ListView }\n",
        "Screens/Views.swift": "struct CartView {}\nstruct ListView {}\n",
    ]

    @Test("All uses of one layer by another are one finding, with the places of the others")
    func edge() throws {
        let found = try findings(Self.layers, of: "domain-knows-no-screens")
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.message.hasSuffix("(and 2 more uses in 2 files)"))
        #expect(finding.joinedCount == 2)
        #expect(finding.related.map(\.place.path.text) == ["Domain/Cart.swift", "Domain/List.swift"])
        #expect(finding.related.map(\.message).last == "`List` (Domain) uses `ListView` (Screens)")
    }

    @Test("A comment that allows one of the places takes that place away and leaves the others")
    func allowed() throws {
        var files = Self.layers
        files["Domain/List.swift"] =
            "// norma:allow domain-knows-no-screens because it is old\nstruct List { let view: ListView }\n"
        let result = Pipeline.check(try request(files, of: "domain-knows-no-screens")).result
        #expect(result.findings.map(\.joinedCount) == [1])
        #expect(result.suppressed.map(\.finding.place.path.text) == ["Domain/List.swift"])
    }

    @Test("A baseline counts one, and a further use is new all the same")
    func accepted() throws {
        let request = try request(Self.layers, of: "domain-knows-no-screens")
        var all = request
        all.joinsCauses = false
        let baseline = Baseline(of: Pipeline.check(all).result.findings)
        #expect(baseline.entries.count == 3)
        #expect(baseline.size == 1)
        var files = Self.layers
        files["Domain/Note.swift"] = "struct Note { let view: CartView }\n"
        var later = try self.request(files, of: "domain-knows-no-screens")
        later.baseline = GivenBaseline(baseline)
        let result = Pipeline.check(later).result
        #expect(result.findings.map(\.place.path.text) == ["Domain/Note.swift"])
        #expect(result.accepted?.size == 1)
        #expect(result.accepted?.staleCount == 0)
    }

    @Test("A folder that lies elsewhere is one finding; what lies in a folder where others lie right is told by itself")
    func folder() throws {
        let found = try findings(
            [
                "App/Data/CartModel.swift": "struct CartModel {}\n",
                "App/Data/ListModel.swift": "struct ListModel {}\n",
                "App/Data/Deep/NoteModel.swift": "struct NoteModel {}\n",
                "App/Cart/Models/PriceModel.swift": "struct PriceModel {}\n",
                "App/Cart/TaxModel.swift": "struct TaxModel {}\n",
                "App/Cart/RateModel.swift": "struct RateModel {}\n",
            ],
            of: "models-lie-in-models"
        )
        #expect(found.map(\.symbol) == ["RateModel", "TaxModel", "CartModel"])
        #expect(found.last?.message.hasSuffix("(and 2 more in `App/Data`)") == true)
        #expect(found.last?.related.map(\.message) == ["`NoteModel`", "`ListModel`"])
    }

    @Test("A few misplaced things in a large folder don't make the folder misplaced")
    func largeFolder() throws {
        var files = [
            "App/Data/CartModel.swift": "struct CartModel {}\n",
            "App/Data/ListModel.swift": "struct ListModel {}\n",
        ]
        for number in 0..<7 { files["App/Data/File\(number).swift"] = "struct Thing\(number) {}\n" }
        #expect(try findings(files, of: "models-lie-in-models").count == 2)
    }

    @Test("What a thing uses of another is one finding, and so is all that it uses of the outside")
    func uses() throws {
        let files = [
            "A.swift": """
            struct CartModel {
                let note: Note
                let old: Note?
                let place: URL
                let session: URLSession
            }
            struct ListModel { let note: Note }
            """,
            "Note.swift": "struct Note {}\n",
        ]
        let found = try findings(files, of: "models-know-no-notes")
        #expect(found.map(\.symbol) == ["CartModel.note", "CartModel.place", "ListModel.note"])
        #expect(found.map(\.joinedCount) == [1, 1, 0])
    }

    @Test("Blanks of one file are one finding, and so are both brackets of one list, and the unwraps of one statement")
    func checks() throws {
        let files = [
            "A.swift": "let a = 1  \nlet b = 2  \nlet c = [1,\n    2]\nlet d = [3,\n    4]\n",
            "B.swift": "let e = 1 \nfunc f(_ g: Int?) -> Int {\n    let h = g!\n    return g! + g!\n}\n",
            "C.swift":
                "enum E {\n    static let f = g()!\n    static let h = i()!\n    static let j: Int = { k()! }()\n}\n",
        ]
        #expect(try findings(files, of: "no-blanks").map(\.joinedCount) == [1, 0])
        #expect(try findings(files, of: "lists-stand-alone").map(\.joinedCount) == [1, 1])
        #expect(try findings(files, of: "no-force").map(\.joinedCount) == [0, 1, 1, 0])
    }

    @Test("What a rule says of one thing in the same words is one finding; another thing has its own")
    func sameWords() throws {
        let files = [
            "A.swift": """
            final class CartMind {
                func load() { use(Store.shared.cart, Store.shared.list) }
                func save() { keep(Store.shared.cart) }
            }
            final class ListMind {
                func load() { use(Store.shared.list) }
            }
            """
        ]
        let found = try findings(files, of: "no-shared")
        #expect(found.map(\.joinedCount) == [2, 0])
        #expect(
            found.map(\.message) == [
                "`CartMind` takes a shared store (and at 2 more places)", "`ListMind` takes a shared store",
            ]
        )
    }

    @Test("Members that follow one misplaced member are one finding, and so are the cases of one switch")
    func order() throws {
        let files = [
            "A.swift": """
            struct A {
                init() {}
                let b = 1
                let c = 2
                func d(_ e: Int) {
                    switch e {
                        case 1: f()
                        default: g()
                    }
                }
            }
            """
        ]
        #expect(try findings(files, of: "members-are-in-order").map(\.joinedCount) == [1])
        #expect(try findings(files, of: "cases-are-aligned").map(\.joinedCount) == [1])
    }

    @Test("Several parts that one thing misses are one finding that names them all")
    func parts() throws {
        let files = [
            "Brains/A.swift":
                "class CartBrain {}\nfinal class ListBrain {}\nclass NoteBrain: @unchecked Sendable {}\nclass OldMind {}\n",
            "Brains/B.swift": "private class CartBrain {}\n",
        ]
        let found = try findings(files, of: "brains-are-closed")
        #expect(
            found.map(\.message) == [
                "`CartBrain` does not conform to `Sendable`, and is not final",
                "`ListBrain` does not conform to `Sendable`", "`NoteBrain` is not final",
                "`CartBrain` does not conform to `Sendable`, and is not final",
            ]
        )
        #expect(found.map(\.joinedCount) == [0, 0, 0, 0])
        #expect(found.first?.fix != nil)
        #expect(try findings(files, of: "minds-are-closed").map(\.message) == ["`OldMind` is open to everybody"])
        var apart = try request(files, of: "brains-are-closed")
        apart.joinsCauses = false
        #expect(Pipeline.check(apart).result.findings.count == 6)
    }

    @Test("With a baseline that accepts one of the parts, the other is told alone")
    func acceptedPart() throws {
        let before = ["Brains/A.swift": "class CartBrain: Sendable {}\n"]
        var request = try request(before, of: "brains-are-closed")
        request.joinsCauses = false
        let baseline = Baseline(of: Pipeline.check(request).result.findings)
        var later = try self.request(["Brains/A.swift": "class CartBrain {}\n"], of: "brains-are-closed")
        later.baseline = GivenBaseline(baseline)
        #expect(
            Pipeline.check(later).result.findings.map(\.message) == [
                "`CartBrain` does not conform to `Sendable`"
            ]
        )
    }

    @Test("Two calls of one chain are one finding, and two things of one name in two files are two")
    func chains() throws {
        let found = try findings(["A.swift": "a.sink { b() }.store(in: c)\nd.sink { b() }\n"], of: "no-chains")
        #expect(found.map(\.place.start.line) == [1, 2])
        #expect(found.first?.message.contains("(and") == false)
        let twins = "private struct CartModel {\n    let one: URL\n    let two: URL\n}\n"
        let same = try findings(["A.swift": twins, "B.swift": twins], of: "models-know-no-notes")
        #expect(same.map(\.place.path.text) == ["A.swift", "B.swift"])
    }

    @Test("Whichever place comes first, the finding is known again by its cause")
    func identity() throws {
        func print(_ files: [String: String]) throws -> [String] {
            let found = try findings(files, of: "domain-knows-no-screens")
            return FindingIdentity.identities(of: found, in: Array(found.indices)).map(\.fingerprint)
        }
        var fewer = Self.layers
        fewer["Domain/Cart.swift"] = nil
        #expect(try print(Self.layers) == print(fewer))
    }
}
