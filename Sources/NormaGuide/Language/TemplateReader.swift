// Reads `yaml template` blocks: the name of a set of files, its inputs, the steps left to do.

struct TemplateReader {
    let document: DocumentReader

    /// The kinds of derived code.
    static let derivations = ["mock", "stub", "tests", "preview", "mapper", "protocol", "texts"]
    /// More questions would not be answered.
    private static let mostInputs = 100
    private static let kinds = ["type-name", "member-name", "field", "text", "number", "flag", "choice"]

    /// The set without its files.
    func templateSet(_ value: YamlValue, of owner: Owner, section: SectionReference) -> TemplateSet? {
        let known = ["template", "summary", "needs", "within", "inputs", "derives", "shape", "next"]
        guard let fields = document.fields(value, of: owner, known: known) else { return nil }
        guard let entry = fields["template"] else {
            document.report(owner.span, "a set of templates needs a name", "begin the block with `template: …`")
            return nil
        }
        guard let name = document.text(entry), document.kebabName(name, at: entry.value.span, what: "set") else {
            return nil
        }
        var set = TemplateSet(name: name, summary: "", section: section, place: document.place(entry.value.span))
        if let entry = fields["summary"] {
            set.summary = document.text(entry) ?? ""
        } else {
            document.report(owner.span, "a set of templates needs a `summary:`", "describe its files in a sentence")
        }
        if let entry = fields["needs"] { set.needs = document.locatedTexts(entry, wants: "the names of sets") }
        if let entry = fields["within"], let text = document.text(entry) {
            set.within = LocatedText(text, at: document.place(entry.value.span))
        }
        if let entry = fields["inputs"] { set.inputs = inputs(entry) }
        if let entry = fields["derives"], let text = document.choice(entry, of: Self.derivations, what: "derivation") {
            set.derivation = LocatedText(text, at: document.place(entry.value.span))
        }
        if let entry = fields["shape"] { set.shape = options(entry) }
        if let entry = fields["next"] { set.next = document.locatedTexts(entry, wants: "a sentence") }
        return set
    }

    private func options(_ entry: YamlEntry) -> [TemplateOption] {
        guard case .mapping(let entries) = entry.value.content else {
            document.reportType(entry.value, of: Owner(entry), wants: "keys with values")
            return []
        }
        return entries.compactMap { option in
            guard let values = document.texts(option.value, of: Owner(option), wants: "a text or a list of texts")
            else {
                return nil
            }
            return TemplateOption(
                key: LocatedText(option.key, at: document.place(option.keySpan)),
                values: values.map { LocatedText($0.0, at: document.place($0.1.span)) }
            )
        }
    }

    // MARK: - Inputs

    private func inputs(_ entry: YamlEntry) -> [TemplateInput] {
        guard case .mapping(let entries) = entry.value.content else {
            document.reportType(entry.value, of: Owner(entry), wants: "names with their kinds (`Name: type-name`)")
            return []
        }
        var inputs: [TemplateInput] = []
        if entries.count > Self.mostInputs {
            document.report(
                entries[Self.mostInputs].keySpan,
                "a set has at most \(Self.mostInputs) inputs, and this one exceeds the limit",
                "combine several into one with `many: true`, or write another set"
            )
        }
        for (index, entry) in entries.prefix(Self.mostInputs).enumerated() {
            let later = entries[(index + 1)...].prefix(Self.mostInputs).map(\.key)
            // A problem with an input is reported once: its name is known all the same.
            let unfinished = TemplateInput(entry.key, .text, at: document.place(entry.keySpan))
            inputs.append(input(entry, after: inputs, before: later) ?? unfinished)
        }
        return inputs
    }

    /// - Parameters:
    ///   - earlier: the inputs that its default may use.
    ///   - later: names that it may not use.
    private func input(_ entry: YamlEntry, after earlier: [TemplateInput], before later: [String]) -> TemplateInput? {
        let name = entry.key
        let isName =
            name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        if !isName {
            document.report(entry.keySpan, "an input has a name of letters, digits and `-`, not `\(name)`")
            return nil
        }
        if TemplateScope.given.contains(name) || ["has", "first", "last"].contains(name) {
            document.report(entry.keySpan, "`\(name)` already has a meaning in every template", "choose another name")
            return nil
        }
        if case .text = entry.value.content {
            guard let kind = kind(entry, options: nil) else { return nil }
            return finished(TemplateInput(name, kind, at: document.place(entry.keySpan)), [:], entry)
        }
        let known = ["is", "many", "about", "read", "default", "sample", "of"]
        guard let fields = document.fields(entry.value, of: Owner(entry), known: known) else { return nil }
        guard let kindEntry = fields["is"] else {
            let message = "the input `\(name)` needs `is:`"
            document.report(entry.keySpan, message, "one of \(Self.kinds.joined(separator: ", "))")
            return nil
        }
        let options = fields["of"].flatMap { document.texts($0.value, of: Owner($0)) }?.map(\.0)
        guard let kind = kind(kindEntry, options: options) else { return nil }
        var input = TemplateInput(name, kind, at: document.place(entry.keySpan))
        input.isList = fields["many"].flatMap { document.flag($0) } ?? false
        input.about = fields["about"].flatMap { document.text($0) }
        if let entry = fields["read"] { input.readings = readings(entry, of: input) }
        let finished = finished(input, fields, entry)
        if let entry = fields["default"], finished?.defaults?.contains(where: { $0.contains("{{") }) == true {
            review(entry, of: name, after: earlier, before: later)
        }
        return finished
    }

    /// A default may use the inputs before it, and nothing else.
    private func review(_ entry: YamlEntry, of name: String, after earlier: [TemplateInput], before later: [String]) {
        let scope = TemplateScope(inputs: earlier, values: [:], derived: nil)
        for (text, value) in document.texts(entry.value, of: Owner(entry)) ?? [] where text.contains("{{") {
            var review = TemplateReview(scope: scope)
            review.review(Array(text.utf8))
            let used = Set(TemplateTags(Array(text.utf8)).tags.compactMap(\.path.first))
            if used.contains(name) {
                let message = "the default of `\(name)` refers to itself"
                document.report(value.span, message, "use inputs that are declared before it")
            } else if let next = later.first(where: used.contains) {
                let message = "the default of `\(name)` refers to `\(next)`, which is declared after it"
                document.report(value.span, message, "put `\(next)` before `\(name)`")
            } else {
                for problem in review.problems { document.report(value.span, problem.message, problem.suggestion) }
            }
        }
    }

    private func kind(_ entry: YamlEntry, options: [String]?) -> TemplateInput.Kind? {
        switch document.choice(entry, of: Self.kinds, what: "kind of input") {
        case "type-name": return .typeName
        case "member-name": return .memberName
        case "field": return .field
        case "text": return .text
        case "number": return .number
        case "flag": return .flag
        case "choice":
            if let options, !options.isEmpty { return .choice(options) }
            document.report(entry.valueSpan, "a choice needs its options", "add `of: [one, another]`")
            return nil
        default: return nil
        }
    }

    /// With its default and its samples, all of which must be valid for it.
    private func finished(_ input: TemplateInput, _ fields: [String: YamlEntry], _ entry: YamlEntry) -> TemplateInput? {
        var input = input
        let count = document.problems.count
        if let entry = fields["default"] { input.defaults = values(entry, of: input) }
        if let entry = fields["sample"] { input.samples = values(entry, of: input) }
        let isPlain = input.defaults?.contains { $0.contains("{{") } != true
        if input.samples.isEmpty, isPlain { input.samples = input.defaults ?? Self.obviousSample(of: input.kind) }
        if input.samples.isEmpty, input.defaults == nil {
            document.report(
                entry.keySpan,
                "the input `\(input.name)` has neither `default:` nor `sample:`",
                "add the value that the guide's test fills in, such as `sample: Checkout`"
            )
        }
        return document.problems.count == count ? input : nil
    }

    private func values(_ entry: YamlEntry, of input: TemplateInput) -> [String] {
        if input.isList, case .list(let elements) = entry.value.content, elements.isEmpty { return [] }
        guard let texts = document.texts(entry.value, of: Owner(entry)) else { return [] }
        if texts.count > 1, !input.isList {
            document.report(entry.valueSpan, "`\(input.name)` takes one value", "add `many: true`, or keep one")
        }
        for (text, value) in texts where entry.key != "default" || !text.contains("{{") {
            if let problem = input.problem(with: text) {
                document.report(value.span, "`\(input.name)` expects \(input.wants): \(problem)")
            }
        }
        return texts.map(\.0)
    }

    private static func obviousSample(of kind: TemplateInput.Kind) -> [String] {
        switch kind {
        case .flag: ["true"]
        case .choice(let options): Array(options.prefix(1))
        case .typeName, .memberName, .field, .text, .number: []
        }
    }
}

extension TemplateInput {
    fileprivate init(_ name: String, _ kind: Kind, at place: GuidePlace) {
        self.init(name: name, kind: kind, isList: false, about: nil, defaults: nil, samples: [], place: place)
    }
}
