// What the author of a guide sees when something is wrong: templates.

import Testing

@Suite("Templates")
struct TemplateProblemTests {
    @Test("each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static func guide(_ text: String) -> String {
        """
        ---
        norma: 2
        name: test
        ---
        ```yaml define
        values: { suffix: Service, places: [App, Shop] }
        ```
        ```yaml template
        template: service
        summary: A service.
        inputs:
          Name: { is: type-name, sample: Order }
          Route: { is: type-name, many: true, default: [] }
          Field: { is: field, many: true, default: ["id: Int"] }
          style: { is: choice, of: [plain, rich], default: plain }
        ```
        ```swift template service path="{{suffix}}/{{Name}}.swift"
        {{#places}}{{.}}{{/places}}
        \(text)
        ```

        """
    }

    private static func line(_ name: String, _ text: String, _ expected: String) -> ProblemCase {
        ProblemCase(name, guide: guide(text), expected: expected)
    }

    private static let makesWithOption = """
        ---
        norma: 2
        name: test
        ---
        ```yaml rule
        rule: doubles-keep-step
        every: { class: "Mock*" }
        must: { be: final }
        make: mock --udpate
        ```

        """

    private static let cases =
        [
            ProblemCase(
                "an option that nothing that is made takes",
                guide: makesWithOption,
                expected: #"""
                    GUIDE.md:9:7: error: `make:` takes no option `--udpate`; did you mean `--update`?
                     9 | make: mock --udpate
                       |       ^^^^^^^^^^^^^
                    """#
            ),
            line(
                "a placeholder that nothing is called",
                "struct {{Nam}} {}",
                #"""
                GUIDE.md:19:8: error: unknown name `Nam`; did you mean `Name`?
                 19 | struct {{Nam}} {}
                    |        ^^^^^^^
                """#
            ),
            line(
                "a part that a name lacks",
                "struct {{Name.camle}} {}",
                #"""
                GUIDE.md:19:8: error: `Name` has no part `camle`; did you mean `camel`?
                 19 | struct {{Name.camle}} {}
                    |        ^^^^^^^^^^^^^^
                """#
            ),
            line(
                "a list outside of its section",
                "case {{Route}}",
                #"""
                GUIDE.md:19:6: error: `Route` has many values; write it inside `{{#Route}}…{{/Route}}`
                 19 | case {{Route}}
                    |      ^^^^^^^^^
                """#
            ),
            line(
                "a section that is never closed",
                "{{#Route}}",
                #"""
                GUIDE.md:19:1: error: the section `Route` is never closed; end it with `{{/Route}}`
                 19 | {{#Route}}
                    | ^^^^^^^^^^
                """#
            ),
            line(
                "sections that cross",
                "{{#Route}}{{#Field}}{{/Route}}{{/Field}}",
                #"""
                GUIDE.md:19:21: error: `{{/Field}}` is expected here, not `{{/Route}}`; close sections in the order they were opened
                 19 | {{#Route}}{{#Field}}{{/Route}}{{/Field}}
                    |                     ^^^^^^^^^^

                GUIDE.md:19:31: error: `{{/Route}}` is expected here, not `{{/Field}}`; close sections in the order they were opened
                 19 | {{#Route}}{{#Field}}{{/Route}}{{/Field}}
                    |                               ^^^^^^^^^^
                """#
            ),
            line(
                "a choice that there is not",
                "{{#style.rihc}}x{{/style.rihc}}",
                #"""
                GUIDE.md:19:1: error: `style` has no part `rihc`; did you mean `rich`?
                 19 | {{#style.rihc}}x{{/style.rihc}}
                    | ^^^^^^^^^^^^^^^
                """#
            ),
            line(
                "what Mustache knows and templates do not",
                "{{{Name}}}",
                #"""
                GUIDE.md:19:1: error: `{{{Name}}` isn't a placeholder of templates; use `{{Name}}`, `{{#List}}…{{/List}}`, `{{^List}}…{{/List}}` and `{{! a note }}`; in code put a space between two braces
                 19 | {{{Name}}}
                    | ^^^^^^^^^
                """#
            ),
            line(
                "braces that are never closed",
                "let a = {{ $0",
                #"""
                GUIDE.md:19:9: error: this `{{` is never closed; end it with `}}` on the same line
                 19 | let a = {{ $0
                    |         ^^
                """#
            ),
        ] + sets

    private static func set(_ name: String, _ block: String, _ file: String, _ expected: String) -> ProblemCase {
        ProblemCase(
            name,
            guide: "---\nnorma: 2\nname: test\n---\n```yaml template\n\(block)\n```\n\(file)\nstruct A {}\n```\n",
            expected: expected
        )
    }

    private static let sets = [
        set(
            "a default with a placeholder that nothing is called",
            """
            template: a
            summary: A.
            inputs:
              Name: { is: type-name, sample: Order }
              Kit: { is: type-name, default: "{{Nmae}}Kit" }
              Last: { is: type-name, sample: Order }
            """,
            "```swift template a path=\"{{Name}}{{Kit}}{{Last}}.swift\"",
            #"""
            GUIDE.md:10:34: error: unknown name `Nmae`; did you mean `Name`?
             10 |   Kit: { is: type-name, default: "{{Nmae}}Kit" }
                |                                  ^^^^^^^^^^^^^
            """#
        ),
        set(
            "a default that refers to itself",
            """
            template: a
            summary: A.
            inputs:
              Name: { is: type-name, sample: Order }
              Kit: { is: type-name, default: "{{Kit}}Kit" }
              Last: { is: type-name, sample: Order }
            """,
            "```swift template a path=\"{{Name}}{{Kit}}{{Last}}.swift\"",
            #"""
            GUIDE.md:10:34: error: the default of `Kit` refers to itself; use inputs that are declared before it
             10 |   Kit: { is: type-name, default: "{{Kit}}Kit" }
                |                                  ^^^^^^^^^^^^
            """#
        ),
        set(
            "a default that refers to what comes later",
            """
            template: a
            summary: A.
            inputs:
              Name: { is: type-name, sample: Order }
              Kit: { is: type-name, default: "{{Last}}Kit" }
              Last: { is: type-name, sample: Order }
            """,
            "```swift template a path=\"{{Name}}{{Kit}}{{Last}}.swift\"",
            #"""
            GUIDE.md:10:34: error: the default of `Kit` refers to `Last`, which is declared after it; put `Last` before `Kit`
             10 |   Kit: { is: type-name, default: "{{Last}}Kit" }
                |                                  ^^^^^^^^^^^^^
            """#
        ),
        set(
            "a set without a name",
            "summary: A model.",
            "```swift",
            #"""
            GUIDE.md:5:9: error: a set of templates needs a name; begin the block with `template: …`
             5 | ```yaml template
               |         ^^^^^^^^
            """#
        ),
        set(
            "a file of a set that is not declared",
            "template: model\nsummary: A model.",
            "```swift template modle path=A.swift",
            #"""
            GUIDE.md:9:19: error: there is no set of templates `modle`; did you mean `model`?
             9 | ```swift template modle path=A.swift
               |                   ^^^^^
            """#
        ),
        set(
            "a set that needs itself, and one that nobody declares",
            "template: model\nsummary: A model.\nneeds: [model, modle]",
            "```swift template model path=A.swift",
            #"""
            GUIDE.md:8:9: error: `model` and `model` need each other; remove one of the two needs
             8 | needs: [model, modle]
               |         ^^^^^

            GUIDE.md:8:16: error: there is no set of templates `modle`; did you mean `model`?
             8 | needs: [model, modle]
               |                ^^^^^
            """#
        ),
        set(
            "a place with a placeholder that nothing is called",
            "template: model\nsummary: A model.",
            "```swift template model into=\"struct {{Name}}\" path=A.swift",
            #"""
            GUIDE.md:9:38: error: unknown name `Name`; known: `year`, `today`
             9 | ```swift template model into="struct {{Name}}" path=A.swift
               |                                      ^^^^^^^^
            """#
        ),
        set(
            "a file without a path, and a place that is none",
            "template: model\nsummary: A model.",
            "```swift template model into=\"Package(targets)\"",
            #"""
            GUIDE.md:9:10: error: a template needs a `path=`; write the file's path, with placeholders
             9 | ```swift template model into="Package(targets)"
               |          ^^^^^^^^
            """#
        ),
        set(
            "inputs that nobody could fill in",
            """
            template: model
            summary: A model.
            inputs:
              Name: type-name
              kind: { is: choice }
              Other: { is: type-name, sample: order }
              Third: { is: tpe-name }
            """,
            "```swift template model path=A.swift",
            #"""
            GUIDE.md:9:3: error: the input `Name` has neither `default:` nor `sample:`; add the value that the guide's test fills in, such as `sample: Checkout`
             9 |   Name: type-name
               |   ^^^^

            GUIDE.md:10:15: error: a choice needs its options; add `of: [one, another]`
             10 |   kind: { is: choice }
                |               ^^^^^^

            GUIDE.md:11:35: error: `Other` expects a type's name: the name of a type begins with a capital letter: `Order`
             11 |   Other: { is: type-name, sample: order }
                |                                   ^^^^^

            GUIDE.md:12:16: error: unknown kind of input `tpe-name`; did you mean `type-name`?
             12 |   Third: { is: tpe-name }
                |                ^^^^^^^^
            """#
        ),
        set(
            "an unknown word, a path that leads out, a file for each of nothing",
            "template: model\nsummary: A model.",
            "```swift template model shard each=Route path=../A.swift",
            #"""
            GUIDE.md:9:25: error: there is no set of templates `shard`; did you mean `shared`?
             9 | ```swift template model shard each=Route path=../A.swift
               |                         ^^^^^

            GUIDE.md:9:36: error: `Route` isn't an input with many values; give the input `many: true`
             9 | ```swift template model shard each=Route path=../A.swift
               |                                    ^^^^^

            GUIDE.md:9:47: error: `../A.swift` isn't a path inside the project; write it from the project's root, such as `Sources/{{Name}}.swift`
             9 | ```swift template model shard each=Route path=../A.swift
               |                                               ^^^^^^^^^^
            """#
        ),
    ]
}
