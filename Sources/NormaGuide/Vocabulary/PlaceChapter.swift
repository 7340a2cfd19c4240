// The chapter of the reference about places: where things lie, said once.

extension LanguageChapter {
    static let places = LanguageChapter(
        "Places",
        text: #"""
            Where things lie is said once, under `places:` in a `yaml define` block, and written `"{{name}}"` in rules, definitions, trees,
            contracts, messages and the paths of templates. A guide that extends this one says its own folders by declaring the places
            anew, without a reason. Values and places share their names, and may be written in each other.

            | a place | means |
            |---|---|
            | `feature: "Sources/Features/{Feature}"` | a folder a feature |
            | `feature: "Sources/Feature{Feature}"` | a module a feature |
            | `feature: "Packages/{Feature}/Sources/{Feature}"` | a package a feature |
            | `feature: ["App/Scenes/{Feature}", "Modules/{Feature}"]` | two homes: what is said holds in each, `norma new` takes the first |
            | `feature: { path: "Modules/{Feature}", except: [Core] }` | some folders are none |
            | `feature: { prefix: [Cart, Checkout], in: Sources }` | no folders: a file belongs to the feature whose name its first type begins with |
            | `feature-views: "{{feature}}/Views"` | a place in another |
            | `shared: none` | this code base has none |

            Only the place called `feature` defines features; `{Feature}` elsewhere speaks of them. What `except` names, that placeholder
            stands for nowhere in the guide. In a tree, a line that stands for several folders draws each of them, and none has to be there.

            What is `none` drops out of lists, of `any`, `not` and `except`. A rule that is left without a subject or a place is off, a layer or
            role that is left without one is gone, and what speaks of it alone is off as well; a check tells how many rules that are. Features
            that are told by prefixes have no folder, so a path below `{{feature}}` is `none`, unless it is a place of its own.

            A rule that confines something to a place (`only: { in: … }`, or `every: { …, not: { in: … } }` with `must-not`) is about the first
            place of its list. It is off if that is `none` and the list names no role: what is confined would be forbidden everywhere.

            An inherited rule about a place *waits* for the place: as long as no folder or file of the code base is there, a rule that something
            belongs there, has its counterpart there or may be only there says nothing. A check tells how many rules wait and for what;
            `norma guide status` has the list, and so has `--format json` under `silence`. A guide ends the waiting by declaring the place: then it is meant, there or not. A drawn
            tree of which less than a quarter is there is one finding, and not one for each folder.

            An inherited place is recognized where nothing else can be meant: if it isn't there, one folder beside it that differs in case or
            plural (`LocalPackages` for `localPackages`, `Repository` for `Repositories`), and the one folder of the tree with the name of the
            folder around the features (`App/Code/Features` for `App/Features`).

            A module is told by what it has, whatever it is called: `in: { module-of: session-holder }` is the code of each module in which something has the
            role `session-holder`, be it declared there, a type that makes an `ApolloClient`, or one that holds a `URLSession`. It stands beside other places
            (`in: [Networking, { module-of: session-holder }]`), and as long as there is such a module, a rule about the list doesn't wait.

            Of two layers that cover a file, the one has it that is over the other, `Flows: { path: "{{feature}}/Flows", over: Screens }`,
            else the first in the guide; where it does not say, that is told. What is no test code and no
            manifest is `production`, wherever it lies.
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
            rule: views-lie-with-their-feature
            every: { struct: "*View" }
            must: { in: ["{{feature-views}}", "{{shared}}/Views"] }
            ```

            ```yaml rule
            rule: views-have-a-state-holder
            every: { struct: "{Name}View" }
            must: { have-counterpart: { type: "{Name}{{state-holder}}", in: "{{feature}}" } }
            ```

            ```swift bad rule=views-lie-with-their-feature path=Modules/Core/Views/CartView.swift
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
