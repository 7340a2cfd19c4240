// The chapters of the reference about several rules in one block, and about taking single rules.

extension LanguageChapter {
    static let maps = LanguageChapter(
        "Several rules in one block",
        text: #"""
            A `yaml rules` block holds several rules, each under its name, one per line if it fits. `for=` in its info string names their subject:
            a role, trait or kind. Then `must` and `must-not` apply to every such thing, `may` to these alone, `are` to exactly
            these, and a `check` looks inside them. A rule may have its own subject, as `for:` (a description, or a list of them) or
            as its whole form. The text between the block and the one before it is the reason of its rules; a rule's own `because`
            comes first. Everything else is written as in a `yaml rule` block.
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
        "Taking single rules from a guide",
        text: #"""
            A `yaml take` block names a guide in `from=`, built in or by its path, and lists some of its rules. They come with the roles, layers, values,
            patterns and examples that they need, and with nothing else. After a name come changes, as in `adjust:`: `severity`,
            `at-most`, `at-least`, `except`, `instead`, `message`, `silences`, `enforces`, of a check `in` and `allow`, and perhaps `because`. `norma guide
            rules` searches rules by words and prints the block.

            The guide that takes the rules declares their places under `places:`, since no two code bases have the same
            tree; missing places are listed with their meaning. A value that it declares wins; any other comes from the guide that the
            rule comes from. A role that both define has to mean the same, or build on theirs, or replace it with `replaces:`. If two guides
            give a role different meanings, each rule uses its own guide's role; a value or pattern that differs is declared here. `norma guide
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
