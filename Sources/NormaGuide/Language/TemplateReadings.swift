// Reads `read:` of an input: the place of its value in the project, so that no one has to pass it.

extension TemplateReader {
    /// Either one, or several in the order in which they are tried.
    func readings(_ entry: YamlEntry, of input: TemplateInput) -> [TemplateReading] {
        if [.flag, .number, .field].contains(input.kind) {
            let message = "`\(input.name)` can't be read from the project"
            document.report(entry.keySpan, message, "only one name or text can")
            return []
        }
        guard case .list(let elements) = entry.value.content else {
            return [reading(entry.value, of: Owner(entry))].compactMap(\.self)
        }
        return elements.compactMap { reading($0, of: Owner(entry)) }
    }

    private func reading(_ value: YamlValue, of owner: Owner) -> TemplateReading? {
        if case .text(let text, _) = value.content {
            if text == "app-name" { return .appName }
            let hint = Words.hint(text, among: ["app-name"]) ?? "write `app-name`, `{ module: … }` or `{ path: … }`"
            document.report(value.span, "`\(text)` can't be read from a project", hint)
            return nil
        }
        guard let fields = document.fields(value, of: owner, known: ["module", "path", "alike"]) else { return nil }
        let isAlike = fields["alike"] != nil
        guard let entry = fields["module"] ?? fields["path"] ?? fields["alike"], fields.count == 1 else {
            let message = "only one of `module`, `path` and `alike` is possible here"
            document.report(value.span, message, "write several as a list")
            return nil
        }
        guard let text = document.text(entry) else { return nil }
        let place = LocatedText(text, at: document.place(entry.value.span))
        if entry.key == "module" { return .module(at: place) }
        // The placeholder of a place says which part is the name.
        let hasPlace = !text.contains("*") && !GuideValues.names(in: text).isEmpty
        guard hasPlace || text.count(where: { $0 == "*" }) == 1 else {
            let message = "`\(text)` does not say which part of the path is the name"
            document.report(entry.valueSpan, message, "write one `*` for it, or a place with a placeholder")
            return nil
        }
        return .path(place, onlyAlike: isAlike)
    }
}
