// From the given inputs of a set to the values of its placeholders.

import NormaGuide
import NormaText

package struct InputValues: Sendable {
    /// By the placeholder's name.
    package let values: [String: TemplateValue]
    /// The inputs that weren't given, in their order.
    package let untold: [UntoldInput]
    /// The texts of each input.
    package let texts: [String: [String]]

    /// - Parameters:
    ///   - given: by the input's name, each with its values.
    ///   - today: `YYYY-MM-DD`.
    ///   - project: the source of inputs that are read from a project; nil: none are.
    package init(
        _ given: [String: [String]],
        for set: TemplateSet,
        of guide: Guide,
        today: String,
        in project: (any ProjectReading)? = nil
    ) throws(ScaffoldProblems) {
        var problems = Self.unknown(given.keys.sorted(), in: set)
        var values = Self.common(to: guide, today: today)
        var lists: [String: TemplateValue] = [:]
        var untold: [UntoldInput] = []
        var all: [String: [String]] = [:]
        let name = set.naming.flatMap { given[$0.name]?.first } ?? ""
        for input in set.inputs {
            let known = TemplateValues(values, own: ["has": .record(lists, text: "")])
            var reader = InputReader(project: project, name: name, values: known)
            let usual = try given[input.name] == nil ? reader.value(of: input) : nil
            guard let texts = given[input.name] ?? usual?.texts else {
                problems.append(Self.missing(input, among: reader.candidates))
                continue
            }
            if let usual { untold.append(usual) }
            problems += Self.problems(with: texts, of: input) + Self.clashes(of: texts, of: input, in: set)
            values[input.name] = Self.value(texts, of: input)
            all[input.name] = texts
            if input.isList { lists[input.name] = .flag(!texts.isEmpty) }
        }
        guard problems.isEmpty else { throw ScaffoldProblems(problems) }
        values["has"] = .record(lists, text: "")
        self.values = values
        self.untold = untold
        self.texts = all
    }

    /// The values that every template of a guide knows.
    package static func common(to guide: Guide, today: String) -> [String: TemplateValue] {
        var values = guide.templateValues.mapValues { texts -> TemplateValue in
            texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) })
        }
        for place in guide.definitions.places {
            if let home = guide.templateValues[place.name]?.first { values[place.name] = .place(home) }
        }
        values["today"] = .text(today)
        values["year"] = .text(String(today.prefix(4)))
        return values
    }

    /// The values that the guide's own test fills in.
    package static func samples(of set: TemplateSet) -> [String: [String]] {
        let sampled = set.inputs.filter { !$0.samples.isEmpty || $0.defaults == nil }
        return Dictionary(sampled.map { ($0.name, $0.samples) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Problems

    private static func unknown(_ names: [String], in set: TemplateSet) -> [ScaffoldProblem] {
        let known = set.inputs.map(\.name)
        return names.filter { !known.contains($0) }.map { name in
            let near = NearestWord.to(name, among: known).map { "did you mean `\($0)`?" }
            let all = known.isEmpty ? "it has no inputs" : "its inputs are \(known.joined(separator: ", "))"
            return ScaffoldProblem("the set `\(set.name)` has no input `\(name)`", suggestion: near ?? all)
        }
    }

    /// - Parameter candidates: the possible values in the project.
    private static func missing(_ input: TemplateInput, among candidates: [String]) -> ScaffoldProblem {
        let about = input.about.map { " (\($0))" } ?? ""
        if let first = candidates.first {
            return ScaffoldProblem(
                "`\(input.name)` is missing\(about), and several values are possible: \(candidates.joined(separator: ", "))",
                suggestion: "choose one, such as `--set \(input.name)=\(first)`"
            )
        }
        let example = input.samples.joined(separator: ",")
        return ScaffoldProblem(
            "`\(input.name)` is missing\(about): it expects \(input.wants)",
            suggestion: "pass it, such as `--set \(input.name)=\(example.contains(" ") ? "\"\(example)\"" : example)`"
        )
    }

    /// `Class` is a name for a type, and `class` none for the property that a template makes of it.
    private static func clashes(of texts: [String], of input: TemplateInput, in set: TemplateSet) -> [ScaffoldProblem] {
        guard input.kind == .typeName, set.files.contains(where: { $0.text.contains("{{\(input.name).camel}}") }) else {
            return []
        }
        return texts.compactMap { text in
            let word = NameCase.camel.applied(to: text)
            guard TemplateInput.isReserved(word) else { return nil }
            return ScaffoldProblem(
                "`\(input.name)` can't be `\(text)`: its property or case would be named `\(word)`, which is reserved in Swift",
                suggestion: "add a word, such as `\(text)Item`"
            )
        }
    }

    private static func problems(with texts: [String], of input: TemplateInput) -> [ScaffoldProblem] {
        if !input.isList, texts.count != 1 {
            return [ScaffoldProblem("`\(input.name)` takes one value, but \(texts.count) were given")]
        }
        var problems = texts.compactMap { text in
            input.problem(with: text).map { ScaffoldProblem("`\(input.name)` expects \(input.wants): \($0)") }
        }
        let names = texts.map { TemplateInput.fieldParts(of: $0)?.name ?? $0 }
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            problems.append(ScaffoldProblem("`\(input.name)` is given `\(name)` twice"))
        }
        return problems
    }

    // MARK: - Values

    private static func value(_ texts: [String], of input: TemplateInput) -> TemplateValue {
        guard input.isList else { return texts.first.map { single($0, of: input) } ?? .text("") }
        return .list(
            texts.enumerated().map { index, text in
                item(single(text, of: input), named: input.name, isFirst: index == 0, isLast: index == texts.count - 1)
            }
        )
    }

    /// Inside a section a value is known by the name of its list.
    static func item(_ value: TemplateValue, named name: String, isFirst: Bool, isLast: Bool) -> TemplateValue {
        var parts: [String: TemplateValue] = [:]
        var shown = ""
        switch value {
        case .text(let text): shown = text
        case .record(let own, let text): (parts, shown) = (own, text)
        case .place, .flag, .list: break
        }
        parts[name] = value
        parts["first"] = .flag(isFirst)
        parts["last"] = .flag(isLast)
        return .record(parts, text: shown)
    }

    private static func single(_ text: String, of input: TemplateInput) -> TemplateValue {
        switch input.kind {
        case .typeName, .memberName, .text, .number: return .text(text)
        case .flag: return .flag(text == "true")
        case .choice(let options):
            let parts = options.map { ($0, TemplateValue.flag($0 == text)) }
            return .record(Dictionary(parts, uniquingKeysWith: { first, _ in first }), text: text)
        case .field:
            guard let (name, type) = TemplateInput.fieldParts(of: text) else { return .text(text) }
            let sample = SampleExpression.text(ofType: type, named: name)
            let parts: [String: TemplateValue] = ["name": .text(name), "type": .text(type), "sample": .text(sample)]
            return .record(parts, text: "\(name): \(type)")
        }
    }
}
