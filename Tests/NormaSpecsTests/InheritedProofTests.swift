// What a guide declares anew must leave the inherited rules with a meaning; where it does not, that is told where it stands.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("Inherited rules under other values")
struct InheritedProofTests {
    private static let base = """
        ---
        norma: 2
        name: base
        ---

        ```yaml define
        values:
          service: Service
          services: Services
          dto: DTO
          controller: ViewController
          holder: viewModel
          longest: 3
        places:
          feature: "Sources/Features/{Feature}"
          feature-services: "{{feature}}/{{services}}"
        roles:
          service: { class: "*{{service}}" }
        ```

        ## Services

        ```yaml rule
        rule: services-are-final
        every: service
        must: { be: final }
        ```

        ```swift bad path=Sources/Features/Cart/Services/CartService.swift
        class CartService {} // ✗ services-are-final
        // Serviceable, UIViewController
        ```

        ```swift good path=Sources/Features/Cart/Services/CartService.swift
        final class CartService {}
        ```

        ## Where they lie

        ```yaml rule
        rule: services-lie-in-services
        every: service
        must: { in: "{{feature-services}}" }
        ```

        ```swift bad path=Sources/Features/Cart/CartService.swift
        class CartService {} // ✗
        ```

        ```swift good path=Sources/Features/Cart/Services/CartService.swift
        class CartService {}
        ```

        ## Sizes

        ```yaml rule
        rule: services-stay-short
        every: service
        must: { have-at-most: { lines: "{{longest}}" } }
        ```

        ```swift bad path=Sources/Features/Cart/CartService.swift
        class CartService { // ✗
            // × 3
        }
        ```

        ```swift good path=Sources/Features/Cart/CartService.swift
        class CartService {
        }
        ```

        ## Folders and words

        ```yaml rule
        rule: dtos-lie-apart
        every: { struct: "*{{dto}}" }
        must: { in: "**/{{dto}}s" }
        ```

        ```yaml rule
        rule: controllers-are-few
        every: { class: "?*{{controller}}" }
        must-not: { inherit: UIViewController }
        ```

        ```swift bad path=Sources/Data/Cart.swift
        struct CartDTO {} // ✗ dtos-lie-apart
        class CartViewController: UIViewController {} // ✗ controllers-are-few
        ```

        ```swift good path=Sources/Data/DTOs/Cart.swift
        struct CartDTO {}
        class CartViewController {}
        ```

        ## Properties

        ```yaml rule
        rule: holders-are-private
        every: { property: "{{holder}}" }
        must: { be: private }
        ```

        ```swift bad path=Sources/A.swift
        struct A { let viewModel = 1 } // ✗
        ```

        ```swift good path=Sources/A.swift
        struct A {
            private let viewModel = 1
            init() { _viewModel = 2; self.myViewModel = viewModel }
        }
        ```
        """

    private func proof(_ define: String, _ more: String = "", base: String = base) throws -> InheritedProof {
        let block = define.isEmpty ? "" : "```yaml define\n\(define)\n```\n"
        let text = "---\nnorma: 2\nname: team\nextends: base\n---\n\n# Ours\n\n" + block + more
        let guide = try GuideReader.read(GuideSource(text: text, file: "TEAM.md"), vocabulary: Language.vocabulary) {
            _,
            _ in .success(GuideSource(text: base, file: "base.md"))
        }
        return InheritedProof(try PreparedGuide(guide))
    }

    @Test("nothing is proven again where nothing is declared anew, or only a number")
    func nothing() throws {
        #expect(try proof("").ruleCount == 0)
        let number = try proof("values: { longest: 500 }")
        #expect(number.ruleCount == 0)
        #expect(number.problems.isEmpty)
    }

    @Test("examples are shown in the words that are declared anew, in code and in paths")
    func words() throws {
        let proof = try proof(
            "values: { service: [Gateway, Client], services: Gateways, dto: Wire, controller: Stage, holder: presenter }"
        )
        #expect(proof.problems.map(\.message) == [])
        #expect(proof.ruleCount == 6)
        #expect(proof.provenCount == 6)
    }

    @Test("what still means what the examples show needs no other words")
    func longerList() throws {
        let proof = try proof("values: { service: [Gateway, Service] }")
        #expect(proof.problems.map(\.message) == [])
        #expect(proof.provenCount == 3)
    }

    @Test("a place moves with what its holes stand for, and what lies in it moves along")
    func places() throws {
        let proof = try proof("places: { feature: \"Packages/{Feature}/Sources/{Feature}Kit\" }")
        #expect(proof.problems.map(\.message) == [])
        #expect(proof.ruleCount == 1)
        #expect(proof.provenCount == 1)
    }

    /// What several places and a manifest have to do with each other.
    private static let joined = """
        ---
        norma: 2
        name: base
        ---

        ```yaml define
        places:
          app: App
          adapters: "{{app}}/Adapters"
          models: "{{app}}/Models"
          features: "{{app}}/Features"
          feature: "{{features}}/{Feature}"
          common: "{{features}}/Common"
        roles:
          adapter: { class: "*Adapter", in: "{{adapters}}" }
          model: { struct: any, in: "{{models}}" }
        ```

        ## Adapters

        ```yaml rule
        rule: adapters-are-for-adapters
        only: { in: ["{{adapters}}"] }
        may: { refer-to: adapter }
        ```

        ```swift given path=Package.swift
        import PackageDescription

        let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "App")])
        ```

        ```swift bad path=App/Adapters/LogAdapter.swift
        class LogAdapter {}
        ```

        ```swift bad path=App/Features/Cart/CartView.swift
        struct CartView { let log: LogAdapter } // ✗ adapters-are-for-adapters
        ```

        ```swift good path=App/Adapters/LogAdapter.swift
        class LogAdapter {}
        ```

        ```swift good path=App/Adapters/Adapters.swift
        struct Adapters { let log: LogAdapter }
        ```

        ## Common views

        ```yaml rule
        rule: common-views-know-no-model
        every: { file: any, in: "{{common}}", not: { in: "{{feature}}/Drafts" } }
        must-not: { refer-to: model }
        ```

        ```swift given path=App/Models/Order.swift
        struct Order {}
        ```

        ```swift bad path=App/Features/Common/Tag.swift
        struct Tag { let order: Order } // ✗
        ```

        ```swift good path=App/Features/Common/Tag.swift
        struct Tag { let price: String }
        ```

        ```swift good path=App/Features/Cart/CartView.swift
        struct CartView { let order: Order }
        ```

        ## Nothing beside the folders

        ```yaml rule
        rule: no-file-beside-the-folders
        every: { file: any, in: "{{app}}" }
        must: { in: "{{app}}/*/*", not: { in: ["{{models}}/*.swift", "{{features}}/*.swift"] } }
        ```

        ```swift bad path=App/Models/Order.swift
        struct Order {} // ✗
        ```

        ```swift bad path=App/Features/CartView.swift
        struct CartView {} // ✗
        ```

        ```swift good path=App/Features/Cart/CartView.swift
        struct CartView {}
        ```
        """

    @Test(
        "what moves out of a target's folder is still the target's, and a named folder is not the one of a hole",
        arguments: [
            "{ adapters: Adapters }", "{ adapters: Code/Wrappers, models: Code/Values }",
            "{ feature: \"Screens/{Feature}\" }",
            "{ feature: \"Screens/{Feature}\", common: Design }",
        ]
    )
    func joinedPlaces(places: String) throws {
        let proof = try proof("places: \(places)", base: Self.joined)
        #expect(proof.problems.map(\.message) == [])
        #expect(proof.provenCount > 0)
    }

    @Test("a rule that fires at one of two places is not one that no longer fires")
    func partly() throws {
        let proof = try proof("places: { models: Values }", base: Self.joined)
        #expect(proof.problems.map(\.message) == [])
        let none = try self.proof(
            "places: { features: Screens, feature: \"Screens/{Feature}\", models: Values }",
            base: Self.joined
        )
        #expect(
            none.problems.map(\.message).contains {
                $0.contains("no longer finds anything") && $0.contains("`no-file-beside-the-folders`")
            }
        )
    }

    @Test("what is given to examples is shown in the new words and places as well")
    func given() throws {
        let section = """


            ## What is given

            ```yaml rule
            rule: services-have-a-dto
            every: { class: "{Name}{{service}}" }
            must: { have-counterpart: { struct: "{Name}{{dto}}", in: "{{feature}}" } }
            ```

            ```swift given path=Sources/Features/Cart/Cart.swift
            struct CartDTO {}
            ```

            ```swift bad path=Sources/Features/Cart/PayService.swift
            class PayService {} // ✗
            ```

            ```swift good path=Sources/Features/Cart/CartService.swift
            class CartService {}
            ```
            """
        let proof = try proof(
            "values: { dto: Wire }\nplaces: { feature: \"Packages/{Feature}/Sources\" }",
            base: Self.base + section
        )
        #expect(proof.problems.map(\.message) == [])
        #expect(proof.ruleCount == 3)
        #expect(proof.provenCount == 3)
    }

    @Test("a folder that was the root, or is now, moves nothing and ends", .timeLimit(.minutes(1)))
    func root() throws {
        let base = Self.base.replacing("longest: 3", with: "longest: 3\n  root: /\n  code: Sources")
            .replacing(
                "every: { property: \"{{holder}}\" }",
                with: "every: { property: \"{{holder}}\", in: [\"Sources\", \"{{root}}/x\", \"{{code}}/y\"] }"
            )
        let moved = try proof("values: { root: Code, code: Quelle }", base: base)
        #expect(moved.ruleCount == 1)
    }

    @Test("a limit that was adjusted or declared anew is proven as it was written")
    func limits() throws {
        let more = """

            ```yaml rule
            adjust: services-stay-short
            at-most: 400
            except: { class: "*", because: "x" }
            because: ours are older
            ```

            """
        let adjusted = try proof("values: { service: Gateway, longest: 80 }", more)
        #expect(adjusted.problems.map(\.message) == [])
        #expect(adjusted.provenCount == 3)
    }

    @Test("the marks of a rule that was dropped are nobody's")
    func dropped() throws {
        let more = "\n```yaml rule\ndrops: controllers-are-few\nbecause: x\n```\n"
        let proof = try proof("values: { dto: Wire }", more)
        #expect(proof.problems.map(\.message) == [])
        #expect(proof.ruleCount == 1)
    }

    @Test("a rule that means nothing any more is told at the value, in the guide that declares it")
    func meaningless() throws {
        let base = Self.base.replacing(
            "every: service\nmust: { be: final }",
            with: "every: { class: \"*Service\", all: [service] }\nmust: { be: final }"
        )
        let proof = try proof("values: { service: [Gateway, Client] }", base: base)
        let problem = try #require(proof.problems.first)
        #expect(proof.problems.count == 1)
        #expect(problem.file == "TEAM.md")
        #expect(problem.position == Position(line: 10, column: 11))
        #expect(
            problem.message
                == "with `service: [Gateway, Client]` this inherited rule no longer finds anything in its own `bad` examples: `services-are-final`"
        )
        #expect(proof.provenCount == proof.ruleCount - 1)
    }

    @Test("what a guide between the two declared is that guide's to prove")
    func between() throws {
        let middle =
            "---\nnorma: 2\nname: middle\nextends: base\n---\n\n```yaml define\nvalues: { service: Gateway }\n```\n"
        let text = "---\nnorma: 2\nname: team\nextends: middle\n---\n"
        let guide = try GuideReader.read(GuideSource(text: text, file: "TEAM.md"), vocabulary: Language.vocabulary) {
            entry,
            _ in .success(GuideSource(text: entry == "base" ? Self.base : middle, file: entry + ".md"))
        }
        let proof = InheritedProof(try PreparedGuide(guide))
        #expect(proof.ruleCount == 0)
        #expect(proof.problems.isEmpty)
    }
}
