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
        switch self {
        case .text(let patterns): return patterns
        case .all(let tests): return tests.lazy.compactMap(\.texts).first
        case .any(let tests):
            let texts = tests.compactMap(\.texts)
            return texts.count == tests.count ? texts.flatMap(\.self) : nil
        case .forms, .content, .number, .boolean, .call, .code, .not: return nil
        }
    }

    /// Patterns of which one must match the name in the hole, without `self.` or with it; nil if it may be anything.
    var names: [NamePattern]? {
        switch self {
        case .content(.name, let description): return description.wordings.isEmpty ? description.patterns : nil
        case .all(let tests): return tests.lazy.compactMap(\.names).first
        case .any(let tests):
            let names = tests.compactMap(\.names)
            return names.count == tests.count ? names.flatMap(\.self) : nil
        case .text, .forms, .content, .number, .boolean, .call, .code, .not: return nil
        }
    }

    /// Words of which the name in the hole must have one as its first, in small letters; nil if it may be another.
    var firstWords: [String]? {
        switch self {
        case .content(.name, let description):
            guard description.patterns.isEmpty else { return nil }
            let words = description.wordings.map { $0.first.compactMap(\.literal) }
            let areComplete = zip(words, description.wordings).allSatisfy { !$0.isEmpty && $0.count == $1.first.count }
            return areComplete ? words.flatMap(\.self) : nil
        case .all(let tests): return tests.lazy.compactMap(\.firstWords).first
        case .any(let tests):
            let words = tests.compactMap(\.firstWords)
            return words.count == tests.count ? words.flatMap(\.self) : nil
        case .text, .forms, .content, .number, .boolean, .call, .code, .not: return nil
        }
    }

    /// The forms of which the code in the hole must have one; nil if it may have any.
    var possibleForms: [HoleForm]? {
        switch self {
        case .forms(let forms): return forms
        case .content(let form, _): return [form]
        case .number: return [.number]
        case .boolean: return [.boolean]
        case .call: return [.call]
        case .all(let tests): return tests.lazy.compactMap(\.possibleForms).first
        case .any(let tests):
            let forms = tests.compactMap(\.possibleForms)
            return forms.count == tests.count ? forms.flatMap(\.self) : nil
        case .text, .code, .not: return nil
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
