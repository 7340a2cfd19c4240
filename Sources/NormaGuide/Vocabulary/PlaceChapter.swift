// The chapter of the reference about places: folders with a name.

extension LanguageChapter {
    static let places = LanguageChapter(
        "Places",
        text: #"""
            Declare folders once, under `places:` in a `yaml define` block, and use them as `"{{name}}"` in rules, definitions, trees,
            contracts, messages and the paths of templates. A guide that extends this one sets its own folders by declaring the places
            again, without a reason. Values and places share one set of names, and may be used in each other.

            | a place | means |
            |---|---|
            | `feature: "Sources/Features/{Feature}"` | one folder per feature |
            | `feature: "Sources/Feature{Feature}"` | one module per feature |
            | `feature: "Packages/{Feature}/Sources/{Feature}"` | one package per feature |
            | `feature: ["App/Scenes/{Feature}", "Modules/{Feature}"]` | two homes: rules apply in each, `norma new` uses the first |
            | `feature: { path: "Modules/{Feature}", except: [Core] }` | some folders aren't features |
            | `feature: { prefix: [Cart, Checkout], in: Sources }` | no folders: a file belongs to the feature whose name its first type begins with |
            | `feature-views: "{{feature}}/Views"` | a place in another |
            | `shared: none` | this code base has no such folder |

            Only the place called `feature` defines features; `{Feature}` elsewhere refers to them. The placeholder never has a value
            that `except` names, anywhere in the guide. In a tree, a line that stands for several folders draws each of them, and all are optional.

            A place that is `none` drops out of lists, `any`, `not` and `except`. A rule that is left without a subject or a place is off, a layer or
            role that is left without one is removed, and a rule that only uses these is off as well; a check reports how many rules are off. Features
            that are defined by prefixes have no folder, so a path below `{{feature}}` is `none`, unless it is a place of its own.

            A rule that confines something to a place (`only: { in: … }`, or `every: { …, not: { in: … } }` with `must-not`) is about the first
            place of its list. It is off if that place is `none` and the list names no role: otherwise it would forbid the thing everywhere.

            An inherited rule about a place *waits* for the place: as long as no folder or file of the code base is there, a rule that something
            belongs there, has its counterpart there or may only be there reports nothing. A check reports how many rules wait and for what;
            `norma guide status` has the list, and so has `--format json` under `silence`. Declaring the place ends the waiting: the rule then applies even if the folder doesn't exist. A drawn
            tree of which less than a quarter exists is a single finding, not one for each folder.

            An inherited place is recognized if the match is unambiguous: if it isn't there, the one sibling folder that differs in case or
            plural (`LocalPackages` for `localPackages`, `Repository` for `Repositories`), and the one folder of the tree with the name of the
            folder around the features (`App/Code/Features` for `App/Features`).

            A module can be described by its content instead of its name: `in: { module-of: session-holder }` is the code of each module in which something has the
            role `session-holder`: a declaration there, a type that creates an `ApolloClient`, or one that holds a `URLSession`. It can be combined with other places
            (`in: [Networking, { module-of: session-holder }]`), and as long as there is such a module, a rule about the list doesn't wait.

            If two layers cover a file, it belongs to the layer that is over the other, `Flows: { path: "{{feature}}/Flows", over: Screens }`,
            else to the first in the guide; a check reports it if the guide doesn't say. Code that is neither test code nor a
            manifest is `production`, wherever it is.
            """#,
        example: #"""
            ```yaml define
            values:
              state-holder: [ViewModel, VM]
            places:
              feature: ["App/Scenes/{Feature}", { path: "Modules/{Feature}", except: [Core] }]
              feature-views: "{{feature}}/Views"
              shared: none
            ```

            ```yaml rule
            rule: views-are-in-their-feature
            every: { struct: "*View" }
            must: { in: ["{{feature-views}}", "{{shared}}/Views"] }
            ```

            ```yaml rule
            rule: views-have-a-state-holder
            every: { struct: "{Name}View" }
            must: { have-counterpart: { type: "{Name}{{state-holder}}", in: "{{feature}}" } }
            ```

            ```swift bad rule=views-are-in-their-feature path=Modules/Core/Views/CartView.swift
            struct CartView {} // ✗
            ```

            ```swift bad rule=views-have-a-state-holder path=Modules/Cart/Views/CartView.swift
            struct CartView {} // ✗
            ```

            ```swift good path=Modules/Cart/Views/CartView.swift
            struct CartView {}
            ```

            ```swift good path=Modules/Cart/CartVM.swift
            final class CartVM {}
            ```
            """#,
        blindSpot: "Of a place with several folders, messages show the first."
    )
}
