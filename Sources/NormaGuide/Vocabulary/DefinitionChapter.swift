// The chapter of the reference about what a guide gives names to: layers, modules, roles and the rest.

extension LanguageChapter {
    static let definitions = LanguageChapter(
        "Definitions",
        text: #"""
            A `yaml define` block gives names to what the rules are about. Every block of the guide may use a name, also one that comes before its definition.

            | key | a definition | means |
            |---|---|---|
            | `layers` | `Domain: [Sources/Domain, Sources/Model]` | the files of these paths. The name begins with a capital |
            | | `Domain: { module: "*Model" }` | the files of these modules |
            | | `Design: { path: Sources/Screens/Design, over: Screens }` | a layer inside another: a file that both cover is in this one |
            | `modules` | `Networking: Modules/Networking` | a module that no manifest describes, or another extent of one that a manifest describes; [the others](modules.md) need no definition |
            | `roles` | `view-model: { class: "*ViewModel" }` | whatever fits the description; or [evidence](#roles) |
            | `traits` | `requesting: { refer-to: [URLSession, URLRequest] }` | a description of what a thing does |
            | `features` | `"Sources/Features/{Feature}"` | the features; [a place](#places) with the name `feature` and a [tree](#folder-trees) with `{Feature}` define them too |
            | `places`, `values`, `patterns` | | names for [folders](#places), for [limits and lists](#values), for [code](#conditions-of-holes) |
            | `tests` | `[Checks]` | the folders of test code, instead of those called `Tests` or `…Tests`. A test target is test code anyway |
            | `generated` | `[Sources/API]` | [generated code](#generated-code) |

            A layer says where code is, a module what is compiled together, a role what a thing is. A file is in at most one layer; a type can have several roles,
            anywhere. Use them together: `every: { view-model: any, in: Screens }`.

            | to use | a layer or module | a role or trait |
            |---|---|---|
            | as the subject | `every: { class: any, in: Domain }` | `every: view-model` |
            | as what may | `only: { in: Networking }` | `only: coordinator` |
            | in a statement | `must-not: { depend-on: Domain }`, `must: { in: Domain }` | `must-not: { refer-to: view-model }`, `may: requesting` |
            | as a unit of a [contract](#contracts) | `layers: [Screens, Domain]`, `allow: "Screens -> Domain"` | – |

            Definitions that match nothing are reported. `expect-none: [Design]` with `because:` says that it is intended.
            """#,
        example: #"""
            ```yaml define
            layers:
              Screens: Sources/Screens
              Design: { path: Sources/Screens/Design, over: Screens }
              Domain: [Sources/Domain, Sources/Model]
            modules:
              Networking: Modules/Networking
            roles:
              view-model: { class: "*ViewModel", in: Screens }
            traits:
              requesting: { refer-to: [URLSession, URLRequest] }
            ```

            ```yaml rules
            screens-show-the-domain: { layers: [Screens, Design, Domain] }
            requests-are-in-networking: { only: { in: Networking }, may: requesting }
            view-models-are-final: { every: view-model, must: { be: final } }
            ```

            ```swift bad path=Sources/Screens/CartViewModel.swift
            class CartViewModel { // ✗ view-models-are-final
                let session = URLSession.shared // ✗ requests-are-in-networking
            }
            ```

            ```swift bad path=Sources/Domain/Cart.swift
            struct Cart {
                let viewModel: CartViewModel // ✗ screens-show-the-domain
            }
            ```

            ```swift good path=Sources/Screens/CartViewModel.swift
            final class CartViewModel {
                let cart: Cart
            }
            ```

            ```swift good path=Sources/Domain/Cart.swift
            struct Cart {}
            class PlainViewModel {}
            ```

            ```swift good path=Modules/Networking/Client.swift
            final class Client {
                let session = URLSession.shared
            }
            ```
            """#,
        blindSpot: "Of a module in another repository only the imports and the names of its types are seen."
    )
}
