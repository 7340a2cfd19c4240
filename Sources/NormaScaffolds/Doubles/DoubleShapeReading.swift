// Reads the `shape:` of a set of templates: unknown keys and values are problems at their places in the guide.

import NormaFacts
import NormaGuide
import NormaText

extension DoubleShape {
    /// The shape, and its problems.
    package static func read(
        _ options: [TemplateOption],
        deriving derivation: String = "mock"
    ) -> (shape: DoubleShape, problems: [SourceProblem]) {
        var reading = DoubleShapeReading(derivation: derivation)
        for option in options { reading.read(option) }
        reading.readTogether(options)
        return (reading.shape, reading.problems)
    }
}

private struct DoubleShapeReading {
    var shape: DoubleShape
    var problems: [SourceProblem] = []
    private let derivation: String

    init(derivation: String) {
        shape = DoubleShape(deriving: derivation)
        self.derivation = derivation
    }

    private static let keys = [
        "access", "beside", "calls", "errors", "fallback", "indentation", "initializer", "name", "results",
        "sendability", "strip", "unset", "value-suffix",
    ]
    private static let keysOfTests = [
        "beside", "doubles", "empty-steps", "fixtures", "framework", "indentation", "name", "outcome", "steps", "strip",
        "subject", "test",
    ]
    private static let keysOfProtocols = ["beside", "indentation", "name", "strip"]
    private static let levels: [(String, AccessLevel)] = [
        ("internal", .internal), ("package", .package), ("public", .public),
    ]

    mutating func read(_ option: TemplateOption) {
        let known = ["tests": Self.keysOfTests, "protocol": Self.keysOfProtocols][derivation] ?? Self.keys
        switch option.key.text {
        case let key where !known.contains(key): report(option.key, "unknown key `\(key)` of a shape", among: known)
        case "subject": if let text = singleName(option) { shape.subject = text }
        case "outcome": if let text = singleName(option) { shape.outcome = text }
        case "steps": readSteps(option)
        case "framework": choose(option) { $0.suite.framework = $1 }
        case "fixtures": choose(option) { $0.suite.fixtures = $1 }
        case "empty-steps": choose(option) { $0.suite.emptySteps = $1 }
        case "test": if let text = pattern(option, of: "member") { shape.suite.testName = text }
        case "doubles": if let text = pattern(option, of: "name") { shape.suite.doubleName = text }
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
                report(value, "unknown access level `\(value.text)`", among: Self.levels.map(\.0))
            }
        case "sendability": choose(option) { $0.sendability = $1 }
        case "unset": choose(option) { $0.unset = $1 }
        case "indentation": choose(option) { $0.indentation = $1 }
        case "initializer": choose(option) { $0.initializer = $1 }
        default: break
        }
    }

    /// Options that depend on each other.
    mutating func readTogether(_ options: [TemplateOption]) {
        guard shape.suite.fixtures == .setUp, shape.suite.framework == .testing,
            let fixtures = options.first(where: { $0.key.text == "fixtures" })
        else { return }
        let message = "suites of Swift Testing have no `setUp`"
        problems.append(problem(fixtures.key, message, "add `framework: xctest`, or leave it out"))
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

    /// A name with a hole, such as `test_{member}_whenCalled`; the hole may be capitalised.
    private mutating func pattern(_ option: TemplateOption, of hole: String) -> String? {
        guard let value = single(option) else { return nil }
        let holes = ["{\(hole)}", "{\(MemberNames.capitalised(hole))}"]
        if holes.contains(where: { value.text.contains($0) }) { return value.text }
        let message = "`\(option.key.text)` is a pattern for names, but this one has no placeholder `\(hole)`"
        problems.append(problem(value, message, "write \(holes.map { "`\($0)`" }.joined(separator: " or ")) into it"))
        return nil
    }

    private mutating func readSteps(_ option: TemplateOption) {
        if option.values.count == 3 {
            shape.steps = option.values.map(\.text)
        } else {
            let message = "a test has three steps, but \(option.values.count) are named"
            problems.append(problem(option.key, message, "write `steps: [Given, When, Then]`"))
        }
    }

    private mutating func readName(_ value: LocatedText) {
        if value.text.contains("{Name}") {
            shape.name = value.text
        } else {
            let (message, sample) =
                switch derivation {
                case "tests": ("the name of tests needs the name of their type", "{Name}Tests")
                case "protocol": ("the name of a protocol needs the name of its type", "{Name}Protocol")
                default: ("the name of a double needs the name of its protocol", "{Name}Mock")
                }
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
            report(value, "a double can't record `\(value.text)` of its calls", among: known)
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
            report(value, "`\(value.text)` isn't a value of `\(option.key.text)`", among: known)
        }
    }

    private mutating func single(_ option: TemplateOption) -> LocatedText? {
        if option.values.count == 1 { return option.values.first }
        problems.append(problem(option.key, "`\(option.key.text)` takes one value", "choose one"))
        return nil
    }

    private mutating func report(_ value: LocatedText, _ message: String, among known: [String]) {
        let near = NearestWord.to(value.text, among: known).map { "did you mean `\($0)`?" }
        problems.append(problem(value, message, near ?? "known: \(known.joined(separator: ", "))"))
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
