// `layers` and `allow`: who may use whom.

import NormaFindings
import NormaText
import Testing

@testable import NormaRules

@Suite("Layers and arrows")
struct ArrowTests {
    static let layers =
        "layers:\n  App: App/**\n  Presentation: Presentation/**\n  Domain: Domain/**\n  Data: Data/**\n  Shared: Shared/**"

    static let code = [
        "App/Shop.swift": "struct Shop {\n let view = CartView()\n}",
        "Presentation/CartView.swift": "struct CartView {\n let cart: Cart\n}",
        "Domain/Cart.swift": "struct Cart {\n let total: Money\n}",
        "Data/CartStore.swift": "struct CartStore {}",
        "Shared/Money.swift": "struct Money {}",
    ]

    static func layers(_ more: [String: String], ranks: String = "[App, Presentation, Domain | Data, Shared]") throws
        -> [String]
    {
        let fixture = try ContractFixture(define: layers, rule: "rule: down\nlayers: \(ranks)")
        return try fixture.messages(code.merging(more) { $1 })
    }

    @Test("Uses that point down are silent")
    func down() throws {
        #expect(try Self.layers([:]).isEmpty)
    }

    @Test("A use that points up names both ends and what may be used")
    func up() throws {
        let found = try Self.layers([
            "Domain/CartViewModel.swift": "class CartViewModel {\n let view: CartView\n func f() { CartView() }\n}"
        ])
        #expect(
            found == [
                "Domain/CartViewModel.swift:2: `CartViewModel` (Domain) uses `CartView` (Presentation): Domain may use only Shared",
                "Domain/CartViewModel.swift:3: `CartViewModel` (Domain) creates `CartView` (Presentation): Domain may use only Shared",
            ]
        )
    }

    @Test("A contract names what makes what it asks for, filled with the one that uses and the one that is used")
    func makes() throws {
        let rule = "rule: down\nlayers: [App, Presentation, Domain | Data, Shared]\nmake: protocol {Subject}"
        let fixture = try ContractFixture(define: Self.layers, rule: rule)
        let code = Self.code.merging(["Domain/Keeper.swift": "struct Keeper {\n let view: CartView\n}"]) { $1 }
        #expect(try fixture.judgement(code).findings.map(\.make?.text) == ["protocol Keeper"])
    }

    @Test("Layers side by side, the lowest layer, an extension, a nested type")
    func otherWords() throws {
        let found = try Self.layers([
            "Domain/Loader.swift": "struct Loader {\n let store: CartStore\n}",
            "Shared/Log.swift": "struct Log: Shop {}",
            "Shared/View.swift": "extension CartView {\n let view: CartView\n}",
            "Presentation/State.swift": "extension CartView {\n struct State {}\n}",
            "Shared/Use.swift": "let state: CartView.State",
        ])
        #expect(
            found == [
                "Domain/Loader.swift:2: `Loader` (Domain) uses `CartStore` (Data): "
                    + "Domain and Data are side by side, so neither may use the other",
                "Shared/Log.swift:1: `Log` (Shared) uses `Shop` (App): Shared is the lowest layer and must not use any other",
                "Shared/Use.swift:1: `Use.swift` (Shared) uses `CartView.State` (Presentation): "
                    + "Shared is the lowest layer and must not use any other",
                "Shared/View.swift:1: `View.swift` (Shared) extends `CartView` (Presentation): "
                    + "Shared is the lowest layer and must not use any other",
                "Shared/View.swift:2: `CartView` (Shared) uses `CartView` (Presentation): "
                    + "Shared is the lowest layer and must not use any other",
            ]
        )
    }

    @Test("Strict: only the next layer down")
    func strict() throws {
        let found = try Self.layers(
            ["Presentation/Price.swift": "struct Price {\n let money: Money\n}"],
            ranks: "[App, Presentation, Domain | Data, Shared]\nstrict: true"
        )
        #expect(
            found == [
                "Presentation/Price.swift:2: `Price` (Presentation) uses `Money` (Shared): "
                    + "Presentation may use only Domain and Data, the next layer down"
            ]
        )
    }

    @Test("Test code in a layer, previews, and files of no layer are left out")
    func leftOut() throws {
        let found = try Self.layers([
            "Domain/Tests/CartTests.swift": "struct CartTests {\n let view: CartView\n}",
            "Domain/Preview.swift": "#Preview { CartView() }",
            "Other/Free.swift": "struct Free {\n let shop: Shop\n}",
        ])
        #expect(found.isEmpty)
    }

    @Test("A name with several declarations counts where all lie in one layer")
    func ambiguous() throws {
        let found = try Self.layers([
            "Presentation/A.swift": "struct Twice {}", "Presentation/B.swift": "struct Twice {}",
            "Presentation/C.swift": "struct Mixed {}", "Shared/D.swift": "struct Mixed {}",
            "Domain/Use.swift": "struct Use {\n let twice: Twice\n let mixed: Mixed\n}",
        ])
        #expect(found == ["Domain/Use.swift:2: `Use` (Domain) uses `Twice` (Presentation): Domain may use only Shared"])
    }

    @Test("Arrows allow what they draw and nothing else, one step each")
    func arrows() throws {
        let fixture = try ContractFixture(
            define: Self.layers,
            rule: "rule: arrows\nallow: [\"App -> Presentation -> Domain\", \"Data -> Domain\"]"
        )
        let found = try fixture.messages(
            Self.code.merging([
                "App/Skip.swift": "struct Skip {\n let cart: Cart\n}",
                "Domain/Back.swift": "struct Back {\n let store: CartStore\n let money: Money\n}",
            ]) { $1 }
        )
        #expect(
            found == [
                "App/Skip.swift:2: `Skip` (App) uses `Cart` (Domain): App may use only Presentation",
                "Domain/Back.swift:2: `Back` (Domain) uses `CartStore` (Data): "
                    + "Domain must not use any other layer; the arrow points from Data to Domain",
            ]
        )
    }

    @Test("Modules: imports and references, and a module from outside that an arrow names")
    func modules() throws {
        let fixture = try ContractFixture(
            define: "modules:\n  App: App/**\n  Core: Core/**",
            rule: "rule: arrows\nallow: [\"App -> Core\", \"App -> Networking\"]"
        )
        let found = try fixture.messages([
            "App/Main.swift": "import Core\nimport Networking\nstruct Main {\n let core: Engine\n}",
            "Core/Engine.swift":
                "import App\nimport Networking\nimport Foundation\nstruct Engine {\n let main: Main\n}",
        ])
        #expect(
            found == [
                "Core/Engine.swift:1: `Engine.swift` (Core) imports `App`: "
                    + "Core must not use any other module; the arrow points from App to Core",
                "Core/Engine.swift:2: `Engine.swift` (Core) imports `Networking`: Core must not use any other module",
                "Core/Engine.swift:5: `Engine` (Core) uses `Main` (App): "
                    + "Core must not use any other module; the arrow points from App to Core",
            ]
        )
    }

    @Test("A unit that the project lacks is said, once, unless nothing is expected")
    func missing() throws {
        let rule = "rule: arrows\nallow: [\"Ap -> Core\"]"
        let define = "modules:\n  Application: App/**\n  Core: Core/**"
        let files = ["App/Main.swift": "struct Main {}", "Core/Engine.swift": "struct Engine {}"]
        let notices = try ContractFixture(define: define, rule: rule).judgement(files).notices
        #expect(
            notices.map(\.message) == [
                "`arrows` names `Ap`, but this project has no layer, module or feature with that name"
            ]
        )
        #expect(notices.allSatisfy { $0.kind == .emptyDefinition && $0.guideLine != nil })
        #expect(
            try ContractFixture(define: define, rule: rule + "\nexpect: none\nbecause: so").judgement(files).notices
                .isEmpty
        )
    }

    @Test("An own message speaks of both ends")
    func ownMessage() throws {
        let fixture = try ContractFixture(
            define: Self.layers,
            rule: "rule: down\nlayers: [App, Shared]\nmessage: \"{Subject} of {From} wants {Target} of {To} in {File}\""
        )
        let found = try fixture.messages(
            Self.code.merging(["Shared/Log.swift": "struct Log {\n let shop: Shop\n}"]) { $1 }
        )
        #expect(found == ["Shared/Log.swift:2: Log of Shared wants Shop of App in Log"])
    }

    @Test("A finding's identity is the user's symbol and what is used; the rule counts the files it looked at")
    func identity() throws {
        let fixture = try ContractFixture(define: Self.layers, rule: "rule: down\nlayers: [App, Shared]")
        let judgement = try fixture.judgement(
            Self.code.merging(["Shared/Log.swift": "struct Log {\n let shop: Shop\n}"]) { $1 }
        )
        #expect(judgement.findings.map(\.symbol) == ["Log"])
        #expect(judgement.findings.map(\.detail) == ["Shop"])
        #expect(judgement.subjectCount == 3)
    }
}
