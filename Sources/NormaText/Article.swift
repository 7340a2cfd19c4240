// "a" or "an", for words of guides in messages.

package enum Article {
    /// The beginnings of words whose `u` is spoken "you": a use-case, a utility, a unit, a ui-model, a url.
    private static let spokenYou = ["us", "ut", "uni", "ui", "url"]

    package static func indefinite(before word: String) -> String {
        let word = word.lowercased()
        guard let first = word.first, "aeiou".contains(first) else { return "a" }
        return spokenYou.contains(where: word.hasPrefix) ? "a" : "an"
    }
}
