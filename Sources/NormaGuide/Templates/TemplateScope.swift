// Which placeholders mean something at a point of a template, so that a typo never renders as nothing.

/// The names that a template may use, with the sections around it.
struct TemplateScope {
    /// The parts of a name.
    static let shapes = [
        "pascal", "camel", "kebab", "snake", "lower", "upper", "words", "sentence", "plural", "singular", "rest",
    ]
    private static let fieldParts = ["name", "type", "sample"]
    /// The names that every template knows.
    static let given = ["year", "today"]
    private static let ofItems = ["first", "last"]

    let inputs: [TemplateInput]
    let values: [String: [String]]
    /// Derived code brings names that only its maker knows: nil if nothing is derived.
    let derived: [String]?
    /// Whether the nearest known word is searched for an unknown one.
    var givesHints = true

    /// Why a placeholder means nothing here; nil if it means something.
    ///
    /// - Parameter sections: the names of the sections around it, the outermost first.
    func problem(with tag: TemplateTag, inside sections: [String]) -> (message: String, suggestion: String?)? {
        guard let name = tag.path.first else { return nil }
        let rest = Array(tag.path.dropFirst())
        let written = tag.path.joined(separator: ".")
        if name == "." { return sections.isEmpty ? ("`{{.}}` is outside of a section", nil) : nil }
        if name == "has" { return has(rest, written) }
        if Self.ofItems.contains(name), rest.isEmpty {
            return sections.isEmpty ? ("`\(name)` is for the values of a list", "write it inside a section") : nil
        }
        if let input = inputs.first(where: { $0.name == name }) {
            return problem(with: input, rest, tag, inside: sections)
        }
        if let value = values[name] { return problem(withValue: name, value, rest, tag, inside: sections) }
        if Self.given.contains(name), rest.isEmpty { return nil }
        if derived != nil { return nil }
        guard givesHints else { return ("unknown name `\(written)`", nil) }
        let known = inputs.map(\.name) + values.keys.sorted() + Self.given
        return ("unknown name `\(written)`", Words.hint(name, among: known, listing: "known"))
    }

    private func has(_ rest: [String], _ written: String) -> (String, String?)? {
        let lists = inputs.filter(\.isList).map(\.name)
        guard rest.count == 1, let name = rest.first else {
            return ("`\(written)` doesn't name a list", "write `{{#has.List}}…{{/has.List}}`")
        }
        if lists.contains(name) || derived != nil { return nil }
        return ("`\(name)` isn't an input with many values", Words.hint(name, among: lists, listing: "known"))
    }

    private func problem(
        with input: TemplateInput,
        _ rest: [String],
        _ tag: TemplateTag,
        inside sections: [String]
    ) -> (String, String?)? {
        let name = input.name
        if input.isList, !sections.contains(name), !(rest.isEmpty && tag.kind != .placeholder) {
            return ("`\(name)` has many values", "write it inside `{{#\(name)}}…{{/\(name)}}`")
        }
        let parts = self.parts(of: input.kind)
        if let part = rest.first(where: { !parts.contains($0) && !Self.shapes.contains($0) }) {
            return ("`\(name)` has no part `\(part)`", Words.hint(part, among: parts, listing: "it has"))
        }
        guard case .choice(let options) = input.kind, let part = rest.first else { return nil }
        return options.contains(part) ? nil : ("`\(name)` has no choice `\(part)`", Words.hint(part, among: options))
    }

    private func parts(of kind: TemplateInput.Kind) -> [String] {
        switch kind {
        case .field: Self.fieldParts + Self.shapes
        case .choice(let options): options
        case .flag, .number: []
        case .typeName, .memberName, .text: Self.shapes
        }
    }

    private func problem(
        withValue name: String,
        _ value: [String],
        _ rest: [String],
        _ tag: TemplateTag,
        inside sections: [String]
    ) -> (String, String?)? {
        if value.count > 1, tag.kind == .placeholder, !sections.contains(name) {
            return ("the value `\(name)` is a list", "write it inside `{{#\(name)}}…{{/\(name)}}`")
        }
        guard let part = rest.first(where: { !Self.shapes.contains($0) }) else { return nil }
        return ("`\(name)` has no part `\(part)`", Words.hint(part, among: Self.shapes, listing: "it has"))
    }
}

/// Follows the sections of a text and asks the scope about each placeholder.
struct TemplateReview {
    private var scope: TemplateScope
    private(set) var problems: [TemplateTags.Problem] = []

    init(scope: TemplateScope) { self.scope = scope }

    /// - Parameter sections: the sections open around the whole text: the input whose values each get a file.
    mutating func review(_ bytes: [UInt8], inside sections: [String] = []) {
        let read = TemplateTags(bytes)
        problems += read.problems
        var open: [TemplateTag] = []
        for tag in read.tags {
            let names = sections + open.filter { $0.kind == .section }.map { $0.path.joined(separator: ".") }
            switch tag.kind {
            case .placeholder: ask(about: tag, inside: names)
            case .section, .inverted:
                ask(about: tag, inside: names)
                open.append(tag)
                guard open.count <= TemplateTags.deepest else {
                    return add(
                        tag,
                        "sections are nested more than \(TemplateTags.deepest) levels deep here",
                        "close some of them earlier, or create several files"
                    )
                }
            case .end: close(tag, &open)
            }
        }
        for tag in open {
            let name = tag.path.joined(separator: ".")
            add(tag, "the section `\(name)` is never closed", "end it with `{{/\(name)}}`")
        }
    }

    private mutating func close(_ tag: TemplateTag, _ open: inout [TemplateTag]) {
        let name = tag.path.joined(separator: ".")
        guard let last = open.popLast() else {
            return add(tag, "`{{/\(name)}}` closes no section", "delete it")
        }
        guard last.path != tag.path else { return }
        let wanted = last.path.joined(separator: ".")
        add(
            tag,
            "`{{/\(wanted)}}` is expected here, not `{{/\(name)}}`",
            "close sections in the order they were opened"
        )
    }

    private mutating func ask(about tag: TemplateTag, inside sections: [String]) {
        // So many are of one cause, and the search for the nearest word takes longer than it helps.
        if problems.count >= DocumentReader.mostWithHint { scope.givesHints = false }
        guard let (message, suggestion) = scope.problem(with: tag, inside: sections) else { return }
        add(tag, message, suggestion)
    }

    private mutating func add(_ tag: TemplateTag, _ message: String, _ suggestion: String?) {
        problems.append(TemplateTags.Problem(range: tag.range, message: message, suggestion: suggestion))
    }
}
