// Reads the `shape:` of a set of templates: unknown keys and values are problems at their places in the guide.

import NormaFacts
import NormaGuide
import NormaText

extension DoubleShape {
    /// The shape, and what is wrong with it.
    package static func read(
        _ options: [TemplateOption],
        deriving derivation: String = "mock"
    ) -> (shape: DoubleShape, problems: [SourceProblem]) {
        var reading = DoubleShapeReading(derivation: derivation)
        for option in options { reading.read(option) }
        return (reading.shape, reading.problems)
    }
}

private struct DoubleShapeReading {
    var shape: DoubleShape
    var problems: [SourceProblem] = []
    private let isOfTests: Bool

    init(derivation: String) {
        shape = DoubleShape(deriving: derivation)
        isOfTests = derivation == "tests"
    }

    private static let keys = [
        "access", "beside", "calls", "errors", "fallback", "indentation", "initializer", "name", "results",
        "sendability", "strip", "unset", "value-suffix",
    ]
    private static let keysOfTests = ["name", "outcome", "steps", "strip", "subject"]
    private static let levels: [(String, AccessLevel)] = [
        ("internal", .internal), ("package", .package), ("public", .public),
    ]

    mutating func read(_ option: TemplateOption) {
        let known = isOfTests ? Self.keysOfTests : Self.keys
        switch option.key.text {
        case let key where !known.contains(key): report(option.key, "a shape has no key `\(key)`", among: known)
        case "subject": if let text = singleName(option) { shape.subject = text }
        case "outcome": if let text = singleName(option) { shape.outcome = text }
        case "steps": readSteps(option)
        case "name": if let text = single(option) { readName(text) }
        case "strip": shape.strip = option.values.map(\.text)
        case "beside": shape.beside = option.values.map(\.text)
        case "fallback": shape.fallback = single(option)?.text
        case "results": choose(option) { $0.results = $1 }
        case "errors": choose(option) { $0.errors = $1 }
        case "value-suffix": if let text = single(option) { shape.valueSuffix = text.text }
        case "calls": readCalls(option)
        case "access":
            guard let value = single(option) else { return }
            if let level = Self.levels.first(where: { $0.0 == value.text }) {
                shape.access = level.1
            } else {
                report(value, "no level of access is called `\(value.text)`", among: Self.levels.map(\.0))
            }
        case "sendability": choose(option) { $0.sendability = $1 }
        case "unset": choose(option) { $0.unset = $1 }
        case "indentation": choose(option) { $0.indentation = $1 }
        case "initializer": choose(option) { $0.initializer = $1 }
        default: break
        }
    }

    private mutating func singleName(_ option: TemplateOption) -> String? {
        guard let value = single(option) else { return nil }
        let isName =
            value.text.first.map { $0.isLetter || $0 == "_" } == true
            && value.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        if isName { return value.text }
        problems.append(problem(value, "`\(value.text)` can't be the name of a constant", "write a word such as `sut`"))
        return nil
    }

    private mutating func readSteps(_ option: TemplateOption) {
        if option.values.count == 3 {
            shape.steps = option.values.map(\.text)
        } else {
            let message = "a test has three steps, and \(option.values.count) are named"
            problems.append(problem(option.key, message, "write `steps: [Given, When, Then]`"))
        }
    }

    private mutating func readName(_ value: LocatedText) {
        if value.text.contains("{Name}") {
            shape.name = value.text
        } else {
            let message =
                isOfTests
                ? "the name of tests needs the name of their type"
                : "the name of a double needs the name of its protocol"
            let sample = isOfTests ? "{Name}Tests" : "{Name}Mock"
            problems.append(problem(value, message, "write `{Name}` into it, such as `\(sample)`"))
        }
    }

    private mutating func readCalls(_ option: TemplateOption) {
        if option.values.map(\.text) == ["none"] {
            shape.calls = []
            return
        }
        shape.calls = option.values.compactMap { value in
            if let call = DoubleShape.Calls(rawValue: value.text) { return call }
            let known = DoubleShape.Calls.allCases.map(\.rawValue) + ["none"]
            report(value, "`\(value.text)` is nothing that a double keeps of its calls", among: known)
            return nil
        }
    }

    private mutating func choose<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: TemplateOption,
        _ set: (inout DoubleShape, Choice) -> Void
    ) {
        guard let value = single(option) else { return }
        if let choice = Choice(rawValue: value.text) {
            set(&shape, choice)
        } else {
            let known = Choice.allCases.map(\.rawValue)
            report(value, "`\(value.text)` is no choice for `\(option.key.text)`", among: known)
        }
    }

    private mutating func single(_ option: TemplateOption) -> LocatedText? {
        if option.values.count == 1 { return option.values.first }
        problems.append(problem(option.key, "`\(option.key.text)` takes one value", "choose one"))
        return nil
    }

    private mutating func report(_ value: LocatedText, _ message: String, among known: [String]) {
        let near = NearestWord.to(value.text, among: known).map { "did you mean `\($0)`?" }
        problems.append(problem(value, message, near ?? "there are \(known.joined(separator: ", "))"))
    }

    private func problem(_ value: LocatedText, _ message: String, _ suggestion: String) -> SourceProblem {
        SourceProblem(
            file: value.place.file,
            position: value.place.position,
            length: value.place.length,
            message: message,
            suggestion: suggestion
        )
    }
}
