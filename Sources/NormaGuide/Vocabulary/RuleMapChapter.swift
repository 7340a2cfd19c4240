// The chapters of the reference about several rules in one block, and about rules that are taken one by one.

extension LanguageChapter {
    static let maps = LanguageChapter(
        "Several rules in one block",
        text: #"""
            A `yaml rules` block holds several rules, each under its name, one a line where it fits. `for=` in its info string names what they
            are about, a role, trait or kind: then `must` and `must-not` speak of every such thing, `may` of these alone, `are` of exactly
            these, and a `check` looks inside them. A rule may have a subject of its own, as `for:` (a description, or a list of them) or
            as its whole form. The text between the block and the one before it is the reason of its rules; a rule's own `because`
            goes before it. Everything else is said as in a block of its own.
            """#,
        example: #"""
            ## What a view leaves to its view model

            Requests and errors. In a `body` they run on every update and can't be tested.

            ```yaml define
            roles:
              feature-view: { struct: "*View" }
            ```

            ```yaml rules for=feature-view
            views-make-no-requests: { must-not: { refer-to: { type: URLSession } }, instead: Call a method of the view model. }
            views-force-nothing: { check: force-try, severity: warning }
            rows-are-small: { for: { struct: "*Row" }, must: { have-at-most: { properties: 1 } } }
            ```

            ```swift bad path=CartView.swift
            struct CartView {
                let session = URLSession.shared // ✗ views-make-no-requests
                func show() { try! load() } // ✗ views-force-nothing
            }

            struct CartRow { // ✗ rows-are-small
                let title: String
                let price: Int
            }
            ```

            ```swift good path=CartView.swift
            struct CartView {
                let viewModel: CartViewModel
                func show() throws { try viewModel.load() }
            }

            struct CartRow { let title: String }
            ```
            """#
    )

    static let taking = LanguageChapter(
        "Rules that are taken one by one",
        text: #"""
            A `yaml take` block names a guide in `from=`, built in or by its path, and lists rules of it. They come with the roles, layers, values,
            patterns and examples that they need, and with nothing else. Behind a name stands what changes, as `adjust:` says it: `severity`,
            `at-most`, `at-least`, `except`, `instead`, `message`, `silences`, of a check `in` and `allow`, and perhaps `because`. `norma guide
            rules` finds rules by their words and prints the block.

            A place that the rules speak of is declared by the guide that takes them, under `places:`, since no two code bases have the same
            tree; what is missing is listed with its meaning. A value that it declares is its own; any other is that of the guide that the
            rule comes from. A role that both define has to mean the same, or lean on theirs, or say with `replaces:` that it is meant. Where two guides
            mean different things by a role, each rule speaks of its own; a value or pattern that differs is declared here. `norma guide
            test` runs the examples of each taken rule again, in the places and words of the guide that takes it.
            """#,
        example: #"""
            ---
            norma: 2
            name: our-app
            ---

            # Our app

            ## What we took from others

            ```yaml take from=clean-coordinators
            - no-locks
            - no-result-handlers: { severity: warning, because: Older ones follow in spring. }
            ```
            """#
    )
}
