// A template's text with its placeholders filled in.

import Mustache

/// Renders texts whose placeholders were proven by the guide's reader; what is not text is never escaped.
package struct TemplateText: Sendable {
    private let template: MustacheTemplate

    /// - Throws: where the text is no template; the reader of guides has said so before, with the place.
    package init(_ text: String) throws(ScaffoldProblem) {
        do {
            // Without it `<` would become `&lt;`.
            template = try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}\n" + text)
        } catch {
            throw ScaffoldProblem("a template can't be read (\(error))")
        }
    }

    package func filled(with values: [String: TemplateValue]) -> String {
        template.render(Part(.record(values.mapValues { $0.settled(among: values) }, text: "")))
    }
}

/// A value as the renderer looks at it.
private struct Part: MustacheParent, MustacheCustomRenderable {
    let value: TemplateValue

    init(_ value: TemplateValue) { self.value = value }

    func child(named name: String) -> Any? { value.part(name).map(Self.object) }

    var renderText: String {
        switch value {
        case .text(let text), .record(_, let text): text
        case .flag(let flag): flag ? "true" : "false"
        case .place(let folder): folder
        case .list: ""
        }
    }

    var isNull: Bool { !value.holds }

    /// Lists and flags in the form in which the renderer knows them.
    static func object(_ value: TemplateValue) -> Any {
        switch value {
        case .flag(let flag): flag
        case .list(let values): values.map(object)
        case .text, .place, .record: Part(value)
        }
    }
}
