// Words that are verbs in this code base, whatever a list of English says: those that begin the names of its functions.

import NormaFacts
import NormaProject
import NormaText

/// A word is shown to be a verb by two functions with different names that begin with it and return nothing:
/// `enqueueJob()` and `enqueueAll()`.
///
/// A function that returns something may be named after the result (`items(of:)`), a demanded name is another's choice, and a
/// function about an event begins with its subject (`userDidLogIn`, `imageChanged`); so none of these counts.
final class ShownVerbs: Sendable {
    private let known = Remembered<Set<String>>()

    /// - Parameter word: in lower case.
    ///
    /// Cost: the first time, one pass over all functions.
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
            guard let first = words.first, words.count > 1, !beginnings.contains(first), !isAboutPast(words),
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
    private static func isAboutPast(_ words: [String]) -> Bool {
        words.dropFirst().contains { $0.hasSuffix("ed") || happenings.contains($0) }
    }

    private static let happenings: Set<String> = [
        "did", "will", "should", "was", "is", "has", "had", "can", "begin", "began", "sent", "shown", "hidden", "found",
        "lost",
    ]
    /// Words that begin a function's name and aren't verbs.
    private static let beginnings: Set<String> = [
        "on", "did", "will", "should", "was", "is", "are", "has", "can", "could", "must", "may", "to", "from", "with",
        "without",
        "by", "at", "in", "of", "for", "as", "if", "when", "after", "before", "until", "test", "and", "or", "not",
        "the", "all",
        "new", "my", "user",
    ]
}
