// The ways to join the words of a name: `isValid`, `IsValid`, `is_valid`, `is-valid`, `IS_VALID`.

/// How the words of a name are joined. A name of one word in small letters has several of them.
package enum NameStyle: String, Sendable, CaseIterable {
    case camel, pascal, snake, kebab, screaming

    /// Whether a name has this style; underscores at its beginning don't count. Nil if it has no letter: an operator.
    package func fits(_ name: some StringProtocol) -> Bool? {
        let name = name.drop { $0 == "_" }
        guard let first = name.first, name.contains(where: \.isLetter) else { return nil }
        switch self {
        case .camel: return (first.isLowercase || !first.isCased) && Self.isWhole(name)
        case .pascal: return (first.isUppercase || !first.isCased) && Self.isWhole(name)
        case .snake: return Self.isJoined(name, by: "_") { !$0.isUppercase }
        case .kebab: return Self.isJoined(name, by: "-") { !$0.isUppercase }
        case .screaming: return Self.isJoined(name, by: "_") { !$0.isLowercase }
        }
    }

    private static func isWhole(_ name: some StringProtocol) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Whether there is a word on both sides of each separator, and only allowed characters in the words.
    private static func isJoined(
        _ name: some StringProtocol,
        by joint: Character,
        _ isAllowed: (Character) -> Bool
    ) -> Bool {
        name.split(separator: joint, omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.allSatisfy { ($0.isLetter || $0.isNumber) && isAllowed($0) }
        }
    }

    /// Its name in messages.
    package var title: String {
        switch self {
        case .camel: "camel case"
        case .pascal: "Pascal case"
        case .snake: "snake case"
        case .kebab: "kebab case"
        case .screaming: "screaming snake case"
        }
    }
}

extension NameCase {
    /// The words of a name in small letters, as they are compared: `URLSession+Retry` is url, session, retry. Characters other
    /// than letters and digits separate words; a name without letters has none.
    package static func comparedWords(of name: some StringProtocol) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.flatMap { words(of: $0) }.map { $0.lowercased() }
    }
}
