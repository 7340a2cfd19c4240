// Conditions of holes in plain words, for messages.

import NormaExpressions
import NormaGuide
import NormaText

extension HoleQuestion {
    /// The words after "`$X` is".
    func words(given captures: Captures) -> String { test.words(given: captures) }
}

extension HoleQuestion.Test {
    fileprivate func words(given captures: Captures) -> String {
        switch self {
        case .text(let patterns): Self.listed(patterns, given: captures)
        case .forms(let forms): Plan.listed(forms.map(\.noun), with: "or")
        case .content(let form, let names, _): Self.words(form, names, given: captures)
        case .number(let from, let to): Self.words(from: from, to: to)
        case .boolean(let value): "`\(value)`"
        case .call(let callees): "a call of " + Plan.listed(callees.map { $0.words(captures) }, with: "or")
        case .code(let plan): "code that " + plan.statement(given: captures)
        case .all(let tests): tests.map { $0.words(given: captures) }.joined(separator: " and ")
        case .any(let tests): Plan.listed(tests.map { $0.words(given: captures) }, with: "or")
        case .not(let test): "not " + test.words(given: captures)
        }
    }

    /// Only the author of an expression can read it.
    private static func listed(_ patterns: [NamePattern], given captures: Captures) -> String {
        patterns.contains { $0.text.hasPrefix("/") }
            ? "of a certain form" : NamePattern.listed(patterns, given: captures)
    }

    private static func words(_ form: HoleForm, _ names: NameDescription, given captures: Captures) -> String {
        let patterns = names.patterns.isEmpty ? [] : ["the \(form.word) " + listed(names.patterns, given: captures)]
        return Plan.listed(patterns + names.wordings.map { "a \(form.word) " + $0.words }, with: "or")
    }

    private static func words(from: Double, to: Double) -> String {
        if from == to { return "the number \(text(from))" }
        if to == .infinity { return "a number of at least \(text(from))" }
        if from == -.infinity { return "a number of at most \(text(to))" }
        return "a number from \(text(from)) to \(text(to))"
    }

    private static func text(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
}

extension HoleForm {
    fileprivate var word: String {
        switch self {
        case .string: "text"
        case .keyPath: "key path"
        default: rawValue
        }
    }

    fileprivate var noun: String {
        switch self {
        case .absent: "`nil`"
        case .array: "an array"
        default: "a " + word
        }
    }
}
