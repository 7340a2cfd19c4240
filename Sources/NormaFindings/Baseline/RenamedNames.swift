// Names in symbols and details that are gone, or that were not there before.

import NormaText

struct RenamedNames {
    let knowledge: BaselineKnowledge

    /// Stands for a name, whatever it is. No name holds it.
    private static let hole: Character = "□"

    /// Whether the thing that a symbol names was there and is not any more.
    func isGone(_ symbol: String) -> Bool { !knowledge.isPresent(symbol) && knowledge.wasPresent(symbol) != false }

    /// Whether the thing can be one that another one became.
    func mayBeNew(_ symbol: String) -> Bool { knowledge.wasPresent(symbol) != true }

    /// The detail with a hole for each word of the symbol's own: a method that is too long has its name as the detail.
    func shape(of entry: BaselineEntry) -> String {
        let name = entry.isAboutPath ? String(RelativePath(entry.symbol).stem) : entry.symbol
        let own = Set(Self.words(of: name))
        var shape = ""
        for word in Self.words(of: entry.detail) {
            if !own.contains(word) || !Self.isName(word) {
                shape += word
            } else if shape.last != Self.hole {
                shape.append(Self.hole)
            }
        }
        return shape
    }

    /// The detail with a hole for each name that is gone; nil where all that it names is still there.
    func withoutGone(_ detail: String) -> String? {
        replacing(in: detail) { knowledge.wasPresent($0) == true && !knowledge.isPresent($0) }
    }

    /// The detail with a hole for each name that was not there before; nil where it names nothing new.
    ///
    /// Another thing that was there all the time is a new dependency, so without a look back there are no holes.
    func withoutNew(_ detail: String) -> String? {
        replacing(in: detail) { knowledge.wasPresent($0) == false && knowledge.isPresent($0) }
    }

    private func replacing(in detail: String, where isReplaced: (String) -> Bool) -> String? {
        var result = ""
        var hasHole = false
        for name in Self.qualifiedNames(in: detail) {
            guard Self.isName(name), !isReplaced(name) else {
                hasHole = hasHole || Self.isName(name)
                result += Self.isName(name) ? String(Self.hole) : name
                continue
            }
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let filled = parts.map { parts.count > 1 && isReplaced($0) ? String(Self.hole) : $0 }
            hasHole = hasHole || filled != parts
            result += filled.joined(separator: ".")
        }
        return hasHole ? result : nil
    }

    private static func isName(_ text: String) -> Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }

    /// `Cart.State`, and what stands between such names.
    private static func qualifiedNames(in text: String) -> [String] {
        var parts: [String] = []
        var wasName = false
        for character in text {
            let isName = character.isLetter || character.isNumber || character == "_" || character == "." && wasName
            if isName == wasName, !parts.isEmpty {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
            wasName = isName
        }
        return parts
    }

    /// `loadCartItems` is `load`, `Cart`, `Items`; every other character is a word of its own.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var previous: Character = " "
        for character in text {
            let isLetter = character.isLetter || character.isNumber
            let goesOn = previous.isLetter || previous.isNumber
            let beginsWord = character.isUppercase && !previous.isUppercase
            if isLetter, goesOn, !beginsWord, !words.isEmpty {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
            previous = character
        }
        return words
    }
}
