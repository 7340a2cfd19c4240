// The parts of the reference that are about no single word: patterns, trees, what stands beside a rule.

/// A chapter of the language's reference.
package struct LanguageChapter: Sendable, Hashable {
    package var title: String
    /// Markdown.
    package var text: String
    /// A guide in miniature, or with its own front matter a whole guide, that is executed as a test.
    package var example: String
    /// In one sentence; empty where there is nothing to say.
    package var blindSpot: String

    package init(_ title: String, text: String, example: String, blindSpot: String = "") {
        self.title = title
        self.text = text
        self.example = example
        self.blindSpot = blindSpot
    }

    package var isWholeGuide: Bool { example.hasPrefix("---") }

    /// In the order of the reference.
    package static let all = [
        patterns, codePatterns, holes, besides, examples, roles, changes, generated, values, places, trees, details,
        maps,
        extending, taking, renaming,
    ]
}

extension LanguageChapter {
    fileprivate static let patterns = LanguageChapter(
        "Patterns for names, paths and texts",
        text: #"""
            | pattern | matches |
            |---|---|
            | `CartView` | this name alone |
            | `*View` | any text in place of `*`; in a path it stays within one component |
            | `?` | one character |
            | `**` | in a path any number of components: `**/Views/**` |
            | `{Name}View` | any text, bound to `Name` for the rest of the rule; `{Name:camel}` writes it another way (`pascal`, `camel`, `kebab`, `snake`, `lower`, `upper`) |
            | `/^Cart(View\|Model)$/` | a [regular expression](expressions.md) between slashes, found anywhere in the text in time linear in it; named groups bind |

            An expression is for what really is a pattern of letters: with the guide's values filled in it has at most 60 characters, those of a
            list added up, and no look-around. What else was asked by one has a word: `not:`, the words of names, settings of documents.

            Upper and lower case count. A path pattern that names a folder means all that lies below it. Texts of several lines are
            matched with the line breaks that they have in the file: in a regular expression `\n` is a line feed alone, and `\R` is
            any line break, that of Windows (CRLF) too.
            """#,
        example: #"""
            ```yaml rule
            rule: state-is-set-once
            every: { function: "/^(load|reload)/" }
            must-not:
              contain:
                pattern: "defer { $$$BODY }"
                where: { BODY: '/state = .*\R\s*state = /' }
            ```

            ```swift bad
            func load() {
                defer { // ✗
                    state = .loading
                    state = .idle
                }
            }
            ```

            ```swift good
            func load() {
                defer { state = .idle }
            }
            ```
            """#
    )

    fileprivate static let codePatterns = LanguageChapter(
        "Code patterns",
        text: #"""
            What `contain` looks for is Swift with holes, compared by structure: white space, comments and line breaks don't matter,
            and what stands in a string or a comment is no code.

            | hole | stands for |
            |---|---|
            | `$NAME` | one expression, argument, statement or name; the same hole twice stands for the same code twice |
            | `$_` | one, whatever it is |
            | `$$$` | any number of arguments, elements or statements, also none; `$$$BODY` has a name for `where:` and `becomes:` |

            A trailing closure is an argument. Swift lets the first one drop its label, so what stands there fits a closure of any label
            in the pattern: `Button(action: { $$$ })` finds `Button { buy() }` as well as `Button(action: { buy() })`, and can't tell it from
            a first trailing closure of another meaning. Further trailing closures have their labels and must match them.

            A mapping says more of a pattern: `{ pattern: "$LIST.count == 0", becomes: "$LIST.isEmpty" }` is what `norma fix --review`
            writes in its place, with what stands in the holes. `where:` says what must stand in them.
            A hole's name is written in capitals: `$text` is what a property wrapper projects.
            """#,
        example: #"""
            ```yaml rule
            rule: no-bare-buttons
            every: file
            must-not: { contain: "Button(action: { $$$ })" }
            ```

            ```swift bad
            let one = Button(action: { buy() }) // ✗
            let two = Button { buy() } // ✗
            ```

            ```swift good
            let one = Button { buy() } label: { title }
            let two = Button(role: .cancel) { close() }
            let three = Button(action: buy)
            ```
            """#
    )

    fileprivate static let besides = LanguageChapter(
        "Beside a rule's form",
        text: #"""
            | key | says |
            |---|---|
            | `rule` | the rule's name, in kebab case; it stands in findings, in `--only` and in comments that allow |
            | `because` | why; without it the prose under the heading is the reason |
            | `instead` | what to do; placeholders are filled |
            | `message` | what a finding says, in the team's own words; placeholders are filled |
            | `make` | what `norma new` is told to make what lacks: a set of templates and its name, `mock {Name}Repository` |
            | `severity` | `error` (the usual one), `warning` or `note` |
            | `never-above` | beside `at-most:` of a check, or one measure of `have-at-most`: what is beyond this second limit is an error, and one finding with what is beyond the first |
            | `except` | a list of descriptions that the rule leaves alone, each with `because:`, perhaps with `until: 2027-01-31` |
            | `expect` | `none`: that the rule finds nothing it speaks of is meant, with `because:`; in an exception: that it excuses nothing. Where there is something by now, a check tells it |
            | `silences` | rules that say nothing where this one speaks: at the same place, on the same line of a property, of what is declared in the thing, and in the file or folder that it speaks of as a whole. What is graver than its own finding stays |
            | `locked` | `true`: no comment in the code can allow it, no mark in a file that it is [generated](#generated-code) excuses it, and no guide that extends this one can take it away |
            | `replaces`, `drops` | a rule of a guide that this one extends, see below |
            """#,
        example: #"""
            ```yaml rule
            rule: services-are-final
            severity: warning
            every: { class: "{Name}Service" }
            must: { be: final }
            except:
              - { class: BaseService, because: the old services inherit from it, until: 2099-12-31 }
              - { in: Generated, because: the generator comes with the next release, expect: none }
            message: "`{Subject}` can be subclassed"
            instead: Write `final class {Name}Service`.
            ```

            ```swift bad
            class CartService {} // ✗
            ```

            ```swift good
            class BaseService {}
            final class CartService: BaseService {}
            ```
            """#
    )
}
