// The built-in templates for derived code, for guides without their own.

import NormaGuide
import NormaText

package enum UsualTemplates {
    /// Nil for a word that isn't a known derivation.
    package static func set(deriving derivation: String) -> TemplateSet? {
        guard let (summary, path, text) = texts[derivation] else { return nil }
        let isPiece = derivation == "preview"
        let place = GuidePlace(file: "the templates that come with Norma", position: .start)
        let section = SectionReference(document: 0, section: 0)
        let file = TemplateFile(
            path: LocatedText(path, at: place),
            destination: isPiece ? .end : nil,
            text: text,
            firstLine: 1,
            section: section,
            place: place
        )
        return TemplateSet(
            name: derivation,
            summary: summary,
            derivation: LocatedText(derivation, at: place),
            files: [file],
            section: section,
            place: place
        )
    }

    package static let all: [TemplateSet] = ["mock", "stub", "tests", "preview", "mapper", "protocol"].compactMap {
        set(deriving: $0)
    }

    private static let texts: [String: (summary: String, path: String, text: String)] = [
        "mock": (
            "A mock of a protocol, derived from it.", "{{tests}}/Mocks/{{double}}.swift",
            """
            {{#imports}}
            {{imports}}

            {{/imports}}
            {{#condition}}
            #if {{condition}}
            {{/condition}}
            {{attributes}}{{access}}{{kind}} {{double}}{{generics}}: {{superclass}}{{Protocol}}{{conformances}}{{requirements}} {
            {{members}}
            }
            {{#condition}}
            #endif
            {{/condition}}
            """
        ),
        "stub": (
            "A stub of a type: a function that makes a value, with a default for every part.",
            "{{tests}}/Stubs/{{Type}}+Stub.swift", typeExtension
        ),
        "tests": (
            "Tests of a type: one passing test per method, whose expectations are yours to write.",
            "{{tests}}/{{suite}}.swift",
            """
            {{#imports}}
            {{imports}}

            {{/imports}}
            {{#condition}}
            #if {{condition}}
            {{/condition}}
            {{#xctest}}
            /// Made from `{{Type}}`: each test calls one member once. Write what you expect in place of `XCTSkip`.
            {{attributes}}final class {{suite}}: XCTestCase{{conformances}} {
            {{/xctest}}
            {{^xctest}}
            /// Made from `{{Type}}`: each test calls one member once. Write what you expect in place of `withKnownIssue`.
            {{attributes}}@Suite("{{Type}}") struct {{suite}} {
            {{/xctest}}
            {{members}}
            }
            {{#condition}}
            #endif
            {{/condition}}
            """
        ),
        "preview": (
            "A preview of a view with sample values, at the end of its file.", "{{file}}",
            """
            {{#condition}}
            #if {{condition}}
            {{/condition}}
            {{attributes}}#Preview {
            {{members}}
            }
            {{#condition}}
            #endif
            {{/condition}}
            """
        ),
        "mapper": (
            "A mapper from one type to another, part by part.", "{{folder}}/{{Type}}+{{role}}.swift", typeExtension
        ),
        "protocol": (
            "A protocol with the requirements that a type already meets.", "{{folder}}/{{protocol}}.swift",
            """
            {{#imports}}
            {{imports}}

            {{/imports}}
            {{#condition}}
            #if {{condition}}
            {{/condition}}
            {{attributes}}{{access}}protocol {{protocol}} {
            {{members}}
            }
            {{#condition}}
            #endif
            {{/condition}}
            """
        ),
    ]

    private static let typeExtension = """
        {{#imports}}
        {{imports}}

        {{/imports}}
        extension {{Type}} {
        {{members}}
        }
        """
}
