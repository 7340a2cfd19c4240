// A guide's conditions for the code in a hole of a pattern.

import NormaExpressions

/// The condition of one hole.
package indirect enum HoleTest: Sendable, Hashable {
    /// Any of these matches the source text.
    case text([NamePattern])
    /// It is of one of these forms.
    case forms([HoleForm])
    /// It is a text, a name or a key path, and this is true of it: of a text without its quotes, a name without `self.`.
    case content(HoleForm, NameDescription)
    /// It is a number written out, in whatever way; both ends are within.
    case number(from: Double, to: Double)
    case boolean(Bool)
    /// It is a call of one of these.
    case call([CallDescription])
    /// The code in it fits.
    case code(Description)
    case all([HoleTest])
    case any([HoleTest])
    case not(HoleTest)

    /// The descriptions in it.
    var descriptions: [Description] {
        switch self {
        case .text, .forms, .content, .number, .boolean: []
        case .call(let calls): calls.compactMap(\.on)
        case .code(let description): [description]
        case .all(let tests), .any(let tests): tests.flatMap(\.descriptions)
        case .not(let test): test.descriptions
        }
    }

    /// Patterns of which one must match the source text in the hole; nil if it may be anything.
    var texts: [NamePattern]? {
        required { if case .text(let patterns) = $0 { patterns } else { nil } }
    }

    /// Patterns of which one must match the name in the hole, without `self.` or with it; nil if it may be anything.
    var names: [NamePattern]? {
        required { test in
            guard case .content(.name, let description) = test, description.wordings.isEmpty else { return nil }
            return description.patterns
        }
    }

    /// Words of which the name in the hole must have one as its first, in small letters; nil if it may be another.
    var firstWords: [String]? {
        required { test in
            guard case .content(.name, let description) = test, description.patterns.isEmpty else { return nil }
            let words = description.wordings.map { $0.first.compactMap(\.literal) }
            let areComplete = zip(words, description.wordings).allSatisfy { !$0.isEmpty && $0.count == $1.first.count }
            return areComplete ? words.flatMap(\.self) : nil
        }
    }

    /// The forms of which the code in the hole must have one; nil if it may have any.
    var possibleForms: [HoleForm]? {
        required { test in
            switch test {
            case .forms(let forms): forms
            case .content(let form, _): [form]
            case .number: [.number]
            case .boolean: [.boolean]
            case .call: [.call]
            case .text, .code, .all, .any, .not: nil
            }
        }
    }

    /// Values of which the code in the hole must have one: of all tests those of the first that requires any, of alternatives
    /// those of each.
    private func required<Value>(_ own: (HoleTest) -> [Value]?) -> [Value]? {
        switch self {
        case .all(let tests): return tests.compactMap { $0.required(own) }.first
        case .any(let tests):
            let values = tests.compactMap { $0.required(own) }
            return values.count == tests.count ? values.flatMap(\.self) : nil
        case .text, .forms, .content, .number, .boolean, .call, .code, .not: return own(self)
        }
    }

    /// Whether the text in the hole is enough to decide it.
    var readsText: Bool {
        switch self {
        case .text, .content, .number, .boolean: true
        case .forms, .call, .code: false
        case .all(let tests), .any(let tests): tests.contains(where: \.readsText)
        case .not(let test): test.readsText
        }
    }

    /// The test with other descriptions.
    func replacing(_ replacement: (Description) -> Description) -> HoleTest {
        switch self {
        case .text, .forms, .content, .number, .boolean: return self
        case .call(let calls):
            return .call(
                calls.map { call in
                    var call = call
                    call.on = call.on.map(replacement)
                    return call
                }
            )
        case .code(let description): return .code(replacement(description))
        case .all(let tests): return .all(tests.map { $0.replacing(replacement) })
        case .any(let tests): return .any(tests.map { $0.replacing(replacement) })
        case .not(let test): return .not(test.replacing(replacement))
        }
    }

    /// Those of its own patterns, without those of descriptions in it.
    package var placeholders: [String] {
        switch self {
        case .text(let patterns): patterns.flatMap(\.placeholders)
        case .content(_, let names): names.patterns.flatMap(\.placeholders)
        case .call(let calls): calls.flatMap { ($0.receiver?.placeholders ?? []) + $0.name.placeholders }
        case .forms, .number, .boolean, .code: []
        case .all(let tests), .any(let tests): tests.flatMap(\.placeholders)
        case .not(let test): test.placeholders
        }
    }
}

/// How a piece of code is written, as far as a guide asks.
package enum HoleForm: String, Sendable, Hashable, CaseIterable {
    case string, number, boolean, array, dictionary, closure, call, name
    case absent = "nil"
    case keyPath = "key-path"

    /// Literals that have a value.
    static let literals: [HoleForm] = [.string, .number, .boolean, .absent, .array, .dictionary]
}
