// The arguments of a text: the types of its format specifiers.

/// The parameters of a text such as `%1$@ has %2$d items`.
struct TextArguments {
    /// In the order in which they are passed; nil if a specifier has no Swift type.
    let types: [String]?

    /// After the "String Format Specifiers" of Foundation's documentation.
    init(_ text: String) {
        var found: [Int: String] = [:]
        var next = 0
        var isKnown = true
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            var place = next
            let digits = rest.prefix(while: \.isNumber)
            if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
                place = number - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            let marks = rest.prefix { "0123456789.+- #'lhqzjtL".contains($0) }
            rest = rest.dropFirst(marks.count)
            guard let letter = rest.first, let type = Self.type(of: letter, marks) else {
                isKnown = false
                break
            }
            rest = rest.dropFirst()
            // `%#@items@`: a number, whose words are in another table.
            if letter == "@", marks.contains("#"), let end = rest.firstIndex(of: "@") {
                rest = rest[end...].dropFirst()
            }
            if let other = found[place], other != type { isKnown = false }
            found[place] = type
        }
        let types = (0..<found.count).compactMap { found[$0] }
        self.types = isKnown && types.count == found.count ? types : nil
    }

    private static func type(of letter: Character, _ marks: Substring) -> String? {
        switch letter {
        case "@": marks.contains("#") ? "Int" : "String"
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": "Int"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        default: nil
        }
    }
}
