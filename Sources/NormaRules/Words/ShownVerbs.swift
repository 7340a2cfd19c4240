// Which words are verbs in this code base, whatever a list of English knows: those with which its functions begin.

import NormaFacts
import NormaProject
import NormaText

/// A word is shown to be a verb by two functions of different names that begin with it, do something and return nothing:
/// `enqueueJob()` and `enqueueAll()`.
///
/// What returns something may be called after it (`items(of:)`), what somebody else demands has their word, and what tells
/// that something happened begins with who it happened to (`userDidLogIn`, `imageChanged`); so none of these counts.
final class ShownVerbs: Sendable {
    private let known = Remembered<Set<String>>()

    /// - Parameter word: in small letters.
    ///
    /// Cost: the first time one pass over all functions.
    func contain(_ word: String, in context: JudgingContext) -> Bool {
        known.value { Self.found(in: context) }.contains(word)
    }

    private static func found(in context: JudgingContext) -> Set<String> {
        let project = context.project
        var names: [String: Set<String>] = [:]
        for index in 0..<Int32(clamping: project.declarationCount) {
            let function = DeclarationID(index)
            let fact = project.fact(function)
            guard fact.kind == .function, fact.type < 0,
                fact.traits.isDisjoint(with: [.override, .operatorFunction, .local])
            else { continue }
            let words = NameCase.comparedWords(of: context.name(of: function))
            guard let first = words.first, words.count > 1, !beginnings.contains(first), !tellsOfPast(words),
                names[first].map({ $0.count < 2 }) ?? true, !isDemanded(function, in: context)
            else { continue }
            names[first, default: []].insert(words.joined(separator: " "))
        }
        return Set(names.filter { $0.value.count > 1 }.keys)
    }

    private static func isDemanded(_ function: DeclarationID, in context: JudgingContext) -> Bool {
        DeclarationDemand(function, in: context).verdict != .fails
    }

    /// `buttonTapped`, `keyboardWillShow`.
    private static func tellsOfPast(_ words: [String]) -> Bool {
        words.dropFirst().contains { $0.hasSuffix("ed") || happenings.contains($0) }
    }

    private static let happenings: Set<String> = [
        "did", "will", "should", "was", "is", "has", "had", "can", "begin", "began", "sent", "shown", "hidden", "found",
        "lost",
    ]
    /// What begins a function's name and is no verb.
    private static let beginnings: Set<String> = [
        "on", "did", "will", "should", "was", "is", "are", "has", "can", "could", "must", "may", "to", "from", "with",
        "without",
        "by", "at", "in", "of", "for", "as", "if", "when", "after", "before", "until", "test", "and", "or", "not",
        "the", "all",
        "new", "my", "user",
    ]
}
