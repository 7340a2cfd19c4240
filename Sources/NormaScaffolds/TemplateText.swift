// A template's text with its placeholders filled in.

import Mustache
import NormaGuide

/// Renders texts whose placeholders were proven by the guide's reader; text without placeholders is never escaped.
package struct TemplateText: Sendable {
    private let template: MustacheTemplate
    /// By name, the number of bytes of the largest section over it: the output of each value of a list.
    private let sections: [String: Int]
    private let length: Int

    /// - Throws: if the text isn't a template; the reader of guides has already reported this, with the place.
    package init(_ text: String) throws(ScaffoldProblem) {
        let tags = TemplateTags(Array(text.utf8))
        sections = tags.sectionLengths
        length = text.utf8.count
        guard tags.depth <= TemplateTags.deepest else {
            throw ScaffoldProblem("a template's sections are nested more than \(TemplateTags.deepest) levels deep")
        }
        do {
            // Without it `<` would become `&lt;`.
            template = try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}\n" + text)
        } catch {
            throw ScaffoldProblem("a template can't be read (\(error))")
        }
    }

    package func filled(with values: [String: TemplateValue]) throws(ScaffoldProblem) -> String {
        guard let text = filled(with: TemplateValues(values), within: TextBudget()) else {
            throw ScaffoldProblem("a template produces more than \(TextBudget.most >> 20) MB of text")
        }
        return text
    }

    /// Nil if it exceeds the rest of the budget.
    func filled(with values: TemplateValues, within budget: TextBudget) -> String? {
        guard budget.take(length) else { return nil }
        let text = template.render(Root(values: values, rendering: Rendering(sections: sections, budget: budget)))
        return budget.isSpent ? nil : text
    }
}

/// The values of placeholders, and those of one value of a list before them.
struct TemplateValues {
    private let all: [String: TemplateValue]
    private let own: [String: TemplateValue]

    init(_ all: [String: TemplateValue], own: [String: TemplateValue] = [:]) {
        self.all = all
        self.own = own
    }

    subscript(name: String) -> TemplateValue? { own[name] ?? all[name] }
}

private struct Rendering {
    let sections: [String: Int]
    let budget: TextBudget

    /// Lists and flags in the renderer's form.
    func object(_ value: TemplateValue, named name: String) -> Any {
        switch value {
        case .flag(let flag): flag
        case .list(let values): Items(values: values, cost: sections[name] ?? 0, rendering: self)
        case .text, .place, .record: Part(value: value, rendering: self)
        }
    }
}

private struct Root: MustacheParent {
    let values: TemplateValues
    let rendering: Rendering

    func child(named name: String) -> Any? {
        values[name].map { rendering.object($0.settled(among: values), named: name) }
    }
}

/// A value as the renderer looks at it.
private struct Part: MustacheParent, MustacheCustomRenderable {
    let value: TemplateValue
    let rendering: Rendering

    func child(named name: String) -> Any? { value.part(name).map { rendering.object($0, named: name) } }

    var renderText: String {
        let text =
            switch value {
            case .text(let text), .record(_, let text): text
            case .flag(let flag): flag ? "true" : "false"
            case .place(let folder): folder
            case .list: ""
            }
        return rendering.budget.take(text.utf8.count) ? text : ""
    }

    var isNull: Bool { !value.holds }
}

/// The values of a list, as many as may still be written.
private struct Items: MustacheSequence {
    let values: [TemplateValue]
    /// The largest text of one value, besides the texts of placeholders.
    let cost: Int
    let rendering: Rendering

    struct Iterator: IteratorProtocol {
        let items: Items
        var index = 0

        mutating func next() -> Any? {
            guard index < items.values.count, items.rendering.budget.take(items.cost + TextBudget.ofItem) else {
                return nil
            }
            defer { index += 1 }
            return items.rendering.object(items.values[index], named: "")
        }
    }

    func makeIterator() -> Iterator { Iterator(items: self) }
}
