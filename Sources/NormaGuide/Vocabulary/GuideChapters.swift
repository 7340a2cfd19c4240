// The chapters of the reference about drawn rules and about guides that extend others.

extension LanguageChapter {
    static let trees = LanguageChapter(
        "Folder trees",
        text: #"""
            A `text layout` block draws the tree from the top of the project, with box drawing or plain indentation. A name that ends in `/` is
            a folder. The rule's name is `rule=…` in the info string, else that of the heading.

            | mark after a name | means |
            |---|---|
            | none | must be there; a name with `*` or an unbound placeholder: any number |
            | `?` | may be there |
            | `*` | any number, also none |
            | `+` | at least one |
            | `…` on a line of its own | anything else is allowed in this folder |

            `{Feature}` fits any name, has the same value in everything drawn below it, and defines the features of other rules. A
            comment begins with `#`; a name with spaces needs quotes, as in `"Preview Content/"`. A name may be a path; `Sources/App/` and
            `Sources/Features/` below one another are in the same `Sources`.

            A finding names a missing file or folder, a subfolder that is not drawn, or the place of a file that is drawn elsewhere. In a folder
            that draws files, a Swift file that fits none of them is a finding too. A folder that draws only subfolders says nothing about
            files, and a folder without anything below it may contain anything: to forbid loose files, draw those that may be there, or write a rule
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
        blindSpot: "Files other than Swift are reported if they are missing, but not if there are too many."
    )

    static let details = LanguageChapter(
        "More about a drawn rule",
        text: #"""
            A tree or a Mermaid picture has no room for a reason. A `yaml rule` block without a form, with the name of the drawn rule, says what
            other rules say besides their form: why, what to do instead, the severity, the exceptions.
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
            because: No third folder ever had a clear purpose.
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
            `extends:` in the front matter names a built-in guide or a path from the guide's own folder, or a list of them. If the guide is
            a folder of chapters, it may name a single chapter (`../Guidelines/navigation`). Their definitions, rules and examples become part of the guide. Inherited rules change only with a reason, so that readers don't have to guess:

            - a rule with `replaces:` replaces an inherited rule or a list of them, and their examples are dropped; it may keep the name;
            - a block with `drops:` and `because:` removes a rule, or a list of them for one reason;
            - a block with `adjust:` and `because:` changes parts of a rule, or of a list of rules: `severity`, `at-most` and
              `at-least` (a number, or a number for each measure: `{ lines: 400 }`), `except` (in addition to the inherited exceptions), `instead`,
              `message`, `silences` and `enforces` (in addition to the inherited ones), and of a check `in` and `allow`. To change what else a rule asks, write a rule that `replaces:` it;
            - a rule that is `locked: true` can't be replaced, dropped or adjusted by guides that extend this one;
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
            `renamed-rules:` in the front matter lists the former names of rules. If a baseline or a comment
            uses an old name, it applies to the new one; a check reports it once, and `norma baseline --shrink` writes the new name. An old
            name can't be the name of a rule, and leads to a rule of the guide, perhaps through another old name. Guides that extend this one
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
            Declare what teams vary (a limit, a suffix, a folder, a list of modules) once under `values:` in a `yaml define` block and
            use it as `"{{name}}"` in rules, definitions and the names of a tree. A value is a text, a number or a list of
            them. A list stands for each of its entries, inside a text too: `"*{{state-holder}}"` with `[ViewModel, VM]` means both. Messages
            and templates show the first entry. A guide that extends this one changes a value by declaring it
            again. A value that is used but not declared, or declared but not used, is a problem of the guide.

            A list may be written as its bare name after `refer-to`, `create`, `inherit`, `conform-to` and `have-type`
            unless a role has the name, and after `call`, `contain` and `import` if the name has a hyphen. So long lists are in one place,
            next to the roles, traits and code patterns that rules name anyway.
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
            Examples show real code, so if a value changes in the guide itself, its examples need a change by hand. For a guide that \
            extends it, `norma guide test` shows inherited examples with its own values: they are replaced in paths \
            and in parts of identifiers.
            """
    )
}
