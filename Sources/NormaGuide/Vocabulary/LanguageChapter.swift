// The parts of the reference that are about no single word: patterns, trees, a rule's other keys.

/// A chapter of the language's reference.
package struct LanguageChapter: Sendable, Hashable {
    package var title: String
    /// Markdown.
    package var text: String
    /// A guide in miniature, or with its own front matter a whole guide, that is executed as a test.
    package var example: String
    /// In one sentence; empty if there is nothing to say.
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
        patterns, codePatterns, holes, besides, examples, definitions, roles, changes, generated, values, places, trees,
        details,
        maps,
        extending, taking, renaming, guidelines,
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

            Use expressions only for real patterns of letters: with the guide's values filled in, an expression has at most 60 characters, those of a
            list added up, and no look-around. Other conditions have words of their own: `not:`, the words of names, settings of documents.

            Patterns are case-sensitive. A path pattern that names a folder means everything below it. Texts of several lines are
            matched with the line breaks of the file: in a regular expression `\n` is a line feed alone, and `\R` is
            any line break, including that of Windows (CRLF).
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
            and text in a string or a comment isn't code.

            | hole | stands for |
            |---|---|
            | `$NAME` | one expression, argument, statement or name; the same hole twice stands for the same code twice |
            | `$_` | one, without a name |
            | `$$$` | any number of arguments, elements or statements, also none; `$$$BODY` has a name for `where:` and `becomes:` |

            A trailing closure is an argument. Swift lets the first one drop its label, so it fits a closure of any label
            in the pattern: `Button(action: { $$$ })` finds `Button { buy() }` as well as `Button(action: { buy() })`, and can't tell it from
            a first trailing closure of another meaning. A hole without a label (`run($WORK)`) fits it too. Further trailing closures have their labels and must match them.

            A mapping says more about a pattern: with `{ pattern: "$LIST.count == 0", becomes: "$LIST.isEmpty" }`, `norma fix --review`
            replaces the code and keeps the content of the holes. `where:` sets conditions for holes.
            Write a hole's name in capitals: `$text` is the projected value of a property wrapper.
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
        "Other keys of a rule",
        text: #"""
            | key | says |
            |---|---|
            | `rule` | the rule's name, in kebab case; it is used in findings, in `--only` and in comments that allow |
            | `because` | why; without it the prose under the heading is the reason |
            | `instead` | what to do; placeholders are filled |
            | `message` | the finding's text, in the team's own words; placeholders are filled |
            | `make` | how `norma new` creates the missing file: a set of templates and its name, `mock {Name}Repository` |
            | `severity` | `error` (the default), `warning` or `note` |
            | `never-above` | a second limit, with `at-most:` of a check or one measure of `have-at-most`: exceeding it is an error, in the same finding as exceeding the first limit |
            | `except` | a list of descriptions that the rule ignores, each with `because:`, perhaps with `until: 2027-01-31`; a thing inside one that fits is ignored too, but code (`contain:`, `call:`) counts only inside of the thing itself |
            | `expect` | `none`, with `because:`: it is intended that the rule has no subjects; in an exception: that it excuses nothing. A check reports if there are some by now |
            | `silences` | rules whose findings are hidden by a finding of this one: at the same place, on the same line of a property, at members of the subject, and in the file or folder that is the subject. Findings of higher severity stay |
            | `enforces` | the sentence of a [document](#documents-that-a-guide-enforces) that the rule enforces, or a list of them |
            | `locked` | `true`: no comment in the code can allow it, no mark as [generated](#generated-code) exempts a file from it, and no guide that extends this one can remove it |
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
