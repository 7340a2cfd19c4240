// A guide that uses everything once: read as a whole, and fed in mutilated form to see that nothing traps.

enum LongGuide {
    static let text = """
        ---
        norma: 2
        name: shop
        summary: How the shop app is built
        ---

        # The shop 🛒

        Why we work as we do.

        ```yaml define
        layers:
          App: Sources/App/**
          Presentation: ["Sources/Features/*/Views/**", "Sources/Features/*/ViewModels/**"]
          Domain: { module: ShopDomain }
          Data: Sources/Data/**
        roles:
          view-model: { class: "*ViewModel", in: Presentation }
          use-case: { type: "{Name}UseCase", in: Domain }
          screen: [{ struct: "*Screen" }, { class: "*ViewController", not: view-model }]
        modules:
          ShopDomain: Modules/Domain/**
        features: "Sources/Features/{Feature}/**"
        generated: "**/*.generated.swift"
        expect-none: [screen]
        because: the app is young
        ```

        ## View models stay apart

        Two screens that hold each other can be neither tested nor `replaced` alone.

        ```yaml rule
        rule: view-models-stay-apart
        every: view-model
        must-not: { refer-to: view-model }
        instead: Move the shared state into a service that both receive.
        except:
          - { named: "LegacyViewModel", because: it goes away, until: 2027-01-31 }
        message: "`{Subject}` holds another view model"
        ```

        ```swift bad path="Sources/Features/Cart/ViewModels/A.swift"
        final class PaymentViewModel {
            let account = AccountViewModel() // ✗
        }
        ```

        ```swift fixed
        final class PaymentViewModel {}
        ```

        ### Details

        ```yaml rule
        rule: use-cases-have-doubles
        every: use-case
        must:
          be: final
          have-attribute: "@MainActor"
          have-counterpart: { class: "{Name}Mock", in: "Mocks/**" }
          have: { function: "execute*", be: [public, async] }
          have-at-most: { lines: 120, members: 4 }
        severity: warning
        ```

        ```yaml rule
        rule: no-singletons
        only: { file: any, in: App }
        may: { contain: ["$T.shared", { pattern: "$X.default", where: { X: "File*" } }] }
        ```

        ```yaml rule
        rule: calls
        every: { file: any, in: [tests, Sources/Data/] }
        must-not:
          - call: ["print", "*.sink", { named: URLSession.shared.dataTask, with: [with] }]
          - import: [UIKit, "Swift*"]
          - any: [{ refer-to: { type: screen, as: property } }, { depend-on: Presentation }]
        because: tests are quiet
        ```

        Layers
        ------

        ```yaml rule
        rule: layers
        layers: [App, Presentation, Domain | Data]
        strict: true
        ```

        ```mermaid rule rule=picture
        flowchart LR
            %% who may use whom
            App[The app] --> Presentation & Domain
            Presentation --> Domain; Data -->|implements| Domain
        ```

        ```yaml rule
        rule: slices
        independent: "Sources/Features/{Feature}/**"
        through: Public/**
        ```

        ```yaml rule
        rule: short-functions
        check: function-body-length
        at-most: 50
        in: production
        ```

        ## Folders

        ~~~text layout
        Sources/
        ├── Features/
        │   └── {Feature}/
        │       ├── Views/
        │       │   ├── {Feature}View.swift
        │       │   └── Components/            ?   # shared by its views
        │       ├── ViewModels/
        │       │   └── {Feature}ViewModel.swift
        │       └── …
        └── Shared/                            ?
        ~~~

        ```text bad
        Sources/
          Features/
            Cart/
              Cart.swift
        ```

        ````markdown
        ```yaml rule
        rule: shown only
        ```
        ````

        ## Reviews and templates

        ```yaml review
        review: names
        question: Does each name say what the thing is?
        when: { type: any, in: Domain }
        ```

        ```yaml template
        template: scene
        summary: A screen.
        inputs:
          Feature: { is: type-name, about: What it shows, sample: Checkout }
          Route: { is: type-name, many: true, default: [] }
        next: "Push `{{Feature}}View`."
        ```

        ```swift template scene path="Sources/Features/{{Feature}}/{{Feature}}View.swift"
        struct {{Feature}}View {}
        ```

        <!-- ```yaml rule
        rule: hidden
        ``` -->

        - a list

          ```yaml rule
          rule: in-a-list
          acyclic: modules
          ```
        """
}
