// The chapters of the reference about drawn rules and about guides that extend others.

extension LanguageChapter {
    static let trees = LanguageChapter(
        "Folder trees",
        text: #"""
            A `text layout` block draws the tree from the top of the project, with box drawing or plain indentation. A name that ends in `/` is
            a folder. The rule's name is `rule=…` in the info string, else that of the heading.

            | mark behind a name | means |
            |---|---|
            | none | must be there; a name with `*` or an unbound placeholder: any number |
            | `?` | may be there |
            | `*` | any number, also none |
            | `+` | at least one |
            | `…` on a line of its own | whatever else stands in this folder is welcome |

            `{Feature}` fits any name, has the same value in all that is drawn below it, and makes the features that other rules speak of. A
            comment begins with `#`; a name with spaces stands in quotes, as in `"Preview Content/"`. A name may be a path; `Sources/App/` and
            `Sources/Features/` below one another lie in one `Sources`.

            A finding names what is missing, a sub-folder that is not drawn, and where a file belongs that is drawn elsewhere. In a folder
            that draws files, a Swift file that fits none of them is a finding too. A folder that draws sub-folders alone says nothing of
            files, and one without anything below it is free: to forbid loose files, draw those that may be there, or write a sentence
            such as `every: { file: any, in: Sources/Features }` `must: { in: "Sources/Features/*/*/*" }`.
            """#,
        example: #"""
            ```text layout rule=feature-folders
            Sources/
            └── Features/
                └── {Feature}/
                    ├── Views/
                    │   ├── {Feature}View.swift
                    │   └── *.swift              *
                    └── Models/                  ?
            ```

            ```text bad
            Sources/
            └── Features/
                └── Cart/
                    ├── Helpers/          # ✗
                    │   └── Text.swift
                    └── Views/            # ✗
                        └── RowView.swift
            ```

            ```text good
            Sources/
            └── Features/
                └── Cart/
                    ├── Models/
                    │   └── Cart.swift
                    └── Views/
                        ├── CartView.swift
                        └── RowView.swift
            ```
            """#,
        blindSpot: "Files that are not Swift are looked for where they are drawn, and never too many."
    )

    static let details = LanguageChapter(
        "More about a drawn rule",
        text: #"""
            A tree or a Mermaid picture has no room for a reason. A `yaml rule` block without a form, with the name of the drawn rule, says what
            stands beside a form: why, what to do instead, how grave it is, what is excepted.
            """#,
        example: #"""
            ```text layout rule=sources-by-kind
            Sources/
            ├── App/
            └── Shared/
            ```

            ```yaml rule
            rule: sources-by-kind
            severity: warning
            because: A third folder was always one that nobody could name.
            instead: Move `{Path}` into one of the two.
            except:
              - { in: Sources/Legacy, because: it goes with the old checkout }
            ```

            ```text bad
            Sources/
            ├── App/
            │   └── Start.swift
            ├── Misc/            # ✗
            │   └── Text.swift
            └── Shared/
                └── Log.swift
            ```

            ```text good
            Sources/
            ├── App/
            │   └── Start.swift
            ├── Legacy/
            │   └── Checkout.swift
            └── Shared/
                └── Log.swift
            ```
            """#
    )

    static let extending = LanguageChapter(
        "Guides that extend others",
        text: #"""
            `extends:` in the front matter names a built-in guide or a path from the guide's own folder, or a list of them; of a guide that is
            a folder of chapters it may name one (`../Guidelines/navigation`). Their definitions, rules and examples become part of the guide. What is inherited changes only with a reason, so that nobody has to guess:

            - a rule with `replaces:` takes the place of an inherited one, or of each of a list, whose examples go with it; it may keep the name;
            - a block with `drops:` and `because:` takes a rule away, or a list of them for one reason;
            - a block with `adjust:` and `because:` changes some of a rule, or of a list of them, and leaves the rest: `severity`, `at-most` and
              `at-least` (a number, or one for each of some measures: `{ lines: 400 }`), `except` (beside what is excepted already), `instead`,
              `message`, `silences` (beside what it silences already), and of a check `in` and `allow`, in the place of its own. What else a
              rule asks is not among it: that takes a rule that `replaces:` it;
            - what is `locked: true` is neither replaced, dropped nor adjusted further down;
            - a `yaml define` block with `replaces:` and `because:` gives a layer, role or module another meaning.
            """#,
        example: #"""
            ---
            norma: 2
            name: our-app
            extends: golden-path
            ---

            # Our app

            ## Models

            ```yaml rule
            rule: models-change-inside
            replaces: models-have-no-logic
            because: Our models are edited in place, and written back by the store.
            every: { property: any, in: "Sources/Features/*/Models", be: [stored, mutable] }
            must: { be: private }
            ```

            ## Names

            ```yaml rule
            drops: [features-are-singular, features-have-whole-names]
            because: The features `Orders` and `Prefs` were named before this guide was.
            ```

            ## Tests

            ```yaml rule
            adjust: [view-models-are-tested, services-are-tested]
            severity: warning
            except: { in: Sources/Features/Legacy, because: The old checkout leaves in spring. }
            because: Most of our code is older than its tests.
            ```
            """#
    )
}

extension LanguageChapter {
    static let renaming = LanguageChapter(
        "Rules with a new name",
        text: #"""
            `renamed-rules:` in the front matter says what rules were called before. What a baseline accepted by an old name, and what a comment
            allows by it, counts for the new one; a check tells it once, and `norma baseline --shrink` writes the new name down. An old
            name is no rule's name any more, and leads to a rule of the guide, perhaps over another old name. Guides that extend this one
            inherit the table.
            """#,
        example: #"""
            ---
            norma: 2
            name: our-app
            renamed-rules:
              no-print: no-console-output
            ---

            # Output

            ```yaml rule
            rule: no-console-output
            every: file
            must-not: { call: [print, dump] }
            ```

            ```swift bad
            print("here") // ✗
            ```

            ```swift good
            // norma:allow no-print because the tool speaks to a terminal
            print("here")
            ```
            """#
    )

    static let values = LanguageChapter(
        "Values",
        text: #"""
            What teams like to vary (a limit, a suffix, a folder, a list of modules) is declared once under `values:` in a `yaml define` block and
            written `"{{name}}"` wherever it is meant: in rules, definitions and the names of a tree. A value is a text, a number or a list of
            them. A list stands for each of its entries, inside a text too: `"*{{state-holder}}"` with `[ViewModel, VM]` is both. Sentences
            for people and templates show its first. A guide that extends this one changes a value by declaring it
            anew. A value that is used and not declared, or declared and not used, is a problem of the guide.

            A list may be written by its bare name where things are named: after `refer-to`, `create`, `inherit`, `conform-to` and `have-type`
            unless a role has the name, and after `call`, `contain` and `import` if the name has a hyphen. So long lists stand in one place,
            beside the roles, traits and code patterns that rules speak of by their names anyway.
            """#,
        example: #"""
            ```yaml define
            values:
              longest-file: 2
              state-holder: ViewModel
              interface-modules: [SwiftUI, UIKit]
              request-types: [URLSession, URLRequest]
            roles:
              state-holder: { class: "*{{state-holder}}" }
            ```

            ```yaml rule
            rule: state-holders-know-no-interface
            every: state-holder
            must-not: { any: [{ import: interface-modules }, { refer-to: request-types }] }
            ```

            ```yaml rule
            rule: files-stay-short
            every: { file: "*{{state-holder}}" }
            must: { have-at-most: { lines: "{{longest-file}}" } }
            ```

            ```swift bad path=CartViewModel.swift
            import UIKit
            final class CartViewModel {
            }
            ```

            ```swift good path=CartViewModel.swift
            import Foundation
            final class CartViewModel {}
            ```
            """#,
        blindSpot: """
            Examples show code as it is, so in the guide itself they need a change by hand where a value changes. Of a guide that \
            extends it `norma guide test` shows inherited examples in its own words: what a value stood for is replaced in paths \
            and at parts of identifiers.
            """
    )
}
