// A guide of twelve rules that are taken from three built-in ones, in an app with a tree and suffixes of its own.

import Foundation
import Testing

@Suite("A guide of taken rules")
struct TakenGuideTests {
    private static let guide = """
        ---
        norma: 2
        name: our-app
        summary: Twelve rules of other guides, in our own tree.
        ---

        # Our app

        Screens lie in `Code/Screens`, each with its layout and its access to the server. What keeps a screen's state is a store.

        ```yaml define
        values:
          state-holder: Store
          service: Gateway
          doubles: ["*Mock", "*Stub", "*Fake"]
        places:
          app: Code/Main
          feature: "Code/Screens/{Feature}"
          feature-views: "Code/Screens/{Feature}/Layout"
          feature-components: "Code/Screens/{Feature}/Layout/Parts"
          feature-services: "Code/Screens/{Feature}/Access"
          feature-state: "Code/Screens/{Feature}"
          components: none
        ```

        ## Screens

        ```yaml take from=golden-path
        - services-are-final
        - view-models-are-final-classes: { severity: note, because: Older ones follow in spring. }
        - views-make-no-requests
        - no-error-is-dropped
        - services-know-no-screen
        ```

        ## Types

        ```yaml take from=viper-mvvm
        - protocols-stay-small
        - overrides-do-not-trap
        - witnesses-do-not-trap
        - steps-hand-on-their-results
        ```

        ## Concurrency

        ```yaml take from=clean-coordinators
        - no-locks
        - no-result-handlers
        - no-force-unwraps
        ```

        """

    private static let files = [
        "GUIDE.md": guide,
        "Code/Screens/Cart/Access/CartGateway.swift": """
        import Foundation

        protocol CartGatewayProtocol {
            func load() async throws -> [String]
        }

        class CartGateway: CartGatewayProtocol {
            private let lock = NSLock()

            func load() async throws -> [String] { [] }
        }

        """,
        "Code/Screens/Cart/CartStore.swift": """
        import Observation

        @Observable
        @MainActor
        final class CartStore {
            private let gateway: CartGatewayProtocol
            private(set) var items: [String] = []

            init(gateway: CartGatewayProtocol) { self.gateway = gateway }

            func load() async { items = (try? await gateway.load()) ?? [] }
        }

        """,
        "Code/Screens/Cart/Layout/CartView.swift": """
        import SwiftUI

        struct CartView: View {
            @State private var store: CartStore

            var body: some View {
                List(store.items, id: \\.self) { Text($0) }
                    .task { _ = try? await URLSession.shared.data(from: address) }
            }
        }

        """,
    ]

    @Test("is at most 60 lines, and each rule is proven again in its own words")
    func proven() throws {
        #expect(Self.guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["guide", "test", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 0)
        #expect(
            run.output
                == "our-app: no rules of its own, 12 inherited; 0 examples; 12 rules are taken, each proven again here\n"
        )
    }

    @Test("finds what breaks them in a tree of its own, and nothing else")
    func checked() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["check", ".", "--guide", "./GUIDE.md", "--format", "xcode"], in: tree.root)
        #expect(run.status == 1)
        let rules = ["services-are-final", "no-locks", "no-error-is-dropped", "views-make-no-requests"]
        for rule in rules { #expect(run.output.contains(rule)) }
        #expect(run.output.split(separator: "\n").count { $0.contains(".swift:") } == rules.count)
    }

    @Test("a place that is missing is asked for, with what it is there")
    func missing() throws {
        let tree = try TemporaryTree(Self.files)
        let text = Self.guide.replacing("  feature-services: \"Code/Screens/{Feature}/Access\"\n", with: "")
        try tree.write("GUIDE.md", Data(text.utf8))
        let run = try CommandLineRun(["guide", "test", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "the rules taken from `golden-path` need a place that this guide doesn't declare: `feature-services` (there "
                    + "`{{feature}}/{{services}}`); declare it under `places:`"
            )
        )
    }
}
