// The language of a text, if it can be recognized: by its letters, and by its small words.

import NormaGuide
import NormaText

enum LanguageOfText {
    /// The languages that the text is certainly in: several if they have the same small words. Empty for a text that is short,
    /// isn't prose, or is in several languages at once.
    ///
    /// Cost: linear in the text.
    static func languages(of text: String) -> [TextLanguage] {
        if PlainProse.isPlain(text) { return Counts(plain: text)?.byWords ?? [] }
        let prose = ProseText(text)
        guard !prose.words.isEmpty else { return [] }
        let counts = Counts(prose)
        return counts.byLetters.map { [$0] } ?? counts.byWords
    }

    private struct Counts {
        private var letters: [TextLanguage: Int] = [:]
        private var latinLetters = 0
        private var english = 0
        /// For each other language, in the order of the list.
        private var sure: [Set<String>]
        private var likely: [Set<String>]

        init(_ prose: ProseText) {
            sure = Array(repeating: [], count: LanguageWords.others.count)
            likely = sure
            for (index, word) in prose.words.enumerated() {
                count(letters: word)
                // Names are capitalized; so is the first word of a sentence.
                guard word.first?.isUppercase != true || index == 0 else { continue }
                count(word: word.lowercased())
            }
        }

        /// For an ASCII text: none of its letters identifies a language. Nil if it has no words.
        init?(plain text: String) {
            sure = Array(repeating: [], count: LanguageWords.others.count)
            likely = sure
            var text = text
            let hasWords = text.withUTF8 { bytes in
                let words = PlainProse(bytes).words()
                for (index, word) in words.enumerated() where word.count <= LanguageWords.longest {
                    guard index == 0 || !PlainProse.isCapital(bytes[word.lowerBound]) else { continue }
                    count(word: PlainProse.lowercased(bytes[word]))
                }
                return !words.isEmpty
            }
            guard hasWords else { return nil }
        }

        private mutating func count(letters word: Substring) {
            for scalar in word.unicodeScalars {
                if let language = TextLanguage(letter: scalar) {
                    letters[language, default: 0] += 1
                } else {
                    latinLetters += 1
                }
            }
        }

        private mutating func count(word: String) {
            guard let entry = LanguageWords.index[word] else { return }
            if entry.isEnglish { english += 1 }
            for index in entry.sure { sure[index].insert(word) }
            for index in entry.likely { likely[index].insert(word) }
        }

        /// Most of it is written in other letters; a word or two in an English sentence are an example.
        var byLetters: TextLanguage? {
            let count = letters.values.reduce(0, +)
            let isMost = count * 2 > latinLetters
            // Two signs are a word if each is half a word.
            let isShort = isMost && letters.keys.allSatisfy(\.isSpaceless)
            guard count >= (latinLetters == 0 || isShort ? 2 : 4), english == 0 || isMost else { return nil }
            // Japanese is written with Chinese characters too.
            if letters[.japanese] != nil { return .japanese }
            let most = letters.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
            return most?.key == .greek && count < 8 ? nil : most?.key
        }

        var byWords: [TextLanguage] {
            var best: [TextLanguage] = []
            var highest = 0
            for (index, language) in LanguageWords.others.enumerated() where !sure[index].isEmpty {
                let score = sure[index].count * 2 + likely[index].count
                if score > highest { (best, highest) = ([], score) }
                if score == highest { best.append(language.language) }
            }
            if highest >= 4, highest > english * 2 { return best }
            return english >= 2 && english * 2 > highest ? [.english] : []
        }
    }
}

extension TextLanguage {
    /// Written without spaces between words, so that a word in Latin letters touches them.
    var isSpaceless: Bool { [.chinese, .japanese, .thai].contains(self) }

    /// The language that uses such letters; nil for Latin letters, and for signs that all languages use.
    init?(letter: Unicode.Scalar) {
        switch letter.value {
        case 0x0370...0x03FF where letter != "µ" && letter != "π" && letter != "Δ": self = .greek
        case 0x0400...0x052F: self = .russian
        case 0x0590...0x05FF: self = .hebrew
        case 0x0600...0x06FF, 0x0750...0x077F: self = .arabic
        case 0x0900...0x097F: self = .hindi
        case 0x0E00...0x0E7F: self = .thai
        case 0x3040...0x30FF: self = .japanese
        case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .korean
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F: self = .chinese
        default: return nil
        }
    }
}
