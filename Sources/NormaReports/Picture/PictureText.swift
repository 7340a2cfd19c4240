// Names in a picture: shortened in the middle, with a width for unknown fonts.

import NormaText

enum PictureText {
    /// On one line with at most this many columns: the beginning and the end stay, because names differ at either.
    static func shortened(_ name: String, columns: Int) -> String {
        let line = PictureWords.whole(name)
        // No reader sees further marks on one letter.
        let characters = line.map(plain)
        guard characters.reduce(0, { $0 + DisplayWidth.of($1) }) > columns else { return String(characters) }
        let room = max(columns - 1, 2)
        let head = prefix(of: characters, columns: room - room / 2)
        let tail = prefix(of: characters.reversed(), columns: room / 2).reversed()
        return String(head) + "…" + String(tail)
    }

    private static let mostMarks = 12

    private static func plain(_ character: Character) -> Character {
        guard character.unicodeScalars.count > mostMarks, let first = character.unicodeScalars.first else {
            return character
        }
        return Character(first)
    }

    private static func prefix(of characters: some Sequence<Character>, columns: Int) -> [Character] {
        var kept: [Character] = []
        var filled = 0
        for character in characters {
            filled += DisplayWidth.of(character)
            if filled > columns { break }
            kept.append(character)
        }
        return kept
    }

    /// In pixels, too wide rather than too narrow.
    static func width(of text: String, size: Int) -> Int {
        let thousandths = text.reduce(0) { $0 + width(of: $1) }
        return (thousandths * size + 999) / 1000
    }

    /// In thousandths of the font's size, as in the widest of the usual system fonts.
    private static func width(of character: Character) -> Int {
        guard character.asciiValue != nil else { return DisplayWidth.of(character) * 640 }
        switch character {
        case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", " ", "!": return 330
        case "f", "r", "t", "(", ")", "[", "]", "/", "-": return 420
        case "m", "w", "M", "W", "@", "%": return 950
        case "A"..."Z", "_", "+", "<", ">", "=", "~", "#", "&": return 720
        default: return 610
        }
    }
}
