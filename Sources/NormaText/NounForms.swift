// Singular and plural: `Hut` and `Huts`, so that no one has to be asked for both.

/// The forms of an English noun at the end of a name; only the last word changes.
package enum NounForms {
    private static let irregular: [(one: String, many: String)] = [
        ("child", "children"), ("person", "people"), ("woman", "women"), ("man", "men"), ("foot", "feet"),
        ("tooth", "teeth"), ("mouse", "mice"), ("leaf", "leaves"), ("shelf", "shelves"), ("half", "halves"),
        ("life", "lives"), ("knife", "knives"), ("wife", "wives"), ("thief", "thieves"), ("wolf", "wolves"),
    ]

    /// `Entry` → `Entries`, `Box` → `Boxes`, `BookShelf` → `BookShelves`.
    package static func plural(of name: String) -> String {
        changingLastWord(of: name) { word in
            if let known = irregular.first(where: { $0.one == word }) { return known.many }
            let beforeLast = word.dropLast().last
            if word.hasSuffix("y"), let letter = beforeLast, !"aeiou".contains(letter) {
                return word.dropLast() + "ies"
            }
            return word + (["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
        }
    }

    /// `Entries` → `Entry`; a noun that isn't a plural stays unchanged.
    package static func singular(of name: String) -> String {
        changingLastWord(of: name) { word in
            if let known = irregular.first(where: { $0.many == word }) { return known.one }
            if ["ss", "us", "is", "news", "series"].contains(where: word.hasSuffix) { return word }
            if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
            if ["sses", "xes", "zzes", "ches", "shes"].contains(where: word.hasSuffix) {
                return String(word.dropLast(2))
            }
            return word.hasSuffix("s") && word.count > 2 ? String(word.dropLast()) : word
        }
    }

    /// Keeps the capital with which the last word begins.
    private static func changingLastWord(of name: String, _ change: (String) -> String) -> String {
        guard let last = NameCase.words(of: name).last, name.hasSuffix(last) else { return name }
        let small = last.lowercased()
        let changed = change(small)
        let common = zip(small, changed).prefix { $0 == $1 }.count
        return String(name.dropLast(last.count)) + last.prefix(common) + changed.dropFirst(common)
    }
}
