// The cases of a name: `{Feature:camel}` names one of them.

/// A way of writing a name of several words.
package enum NameCase: String, Sendable, CaseIterable {
    case pascal, camel, kebab, snake, lower, upper

    /// The name in this shape: `URLSessionTask` is `urlSessionTask`, `url-session-task`, `url_session_task`.
    package func applied(to name: some StringProtocol) -> String {
        let words = Self.words(of: name)
        switch self {
        case .pascal: return words.map(Self.capitalised).joined()
        case .camel:
            guard let first = words.first else { return "" }
            return first.lowercased() + words.dropFirst().map(Self.capitalised).joined()
        case .kebab: return words.map { $0.lowercased() }.joined(separator: "-")
        case .snake: return words.map { $0.lowercased() }.joined(separator: "_")
        case .lower: return name.lowercased()
        case .upper: return name.uppercased()
        }
    }

    /// The words of a name, split at `_`, `-`, spaces, and before a capital that begins a word.
    package static func words(of name: some StringProtocol) -> [String] {
        if let words = asciiWords(of: name) { return words }
        var words: [String] = []
        var current = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            if character == "_" || character == "-" || character == " " {
                if !current.isEmpty { words.append(current) }
                current = ""
                continue
            }
            if character.isUppercase, let previous = current.last {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let startsWord = previous.isLowercase || previous.isNumber || (next?.isLowercase ?? false)
                if startsWord {
                    words.append(current)
                    current = ""
                }
            }
            current.append(character)
        }
        if !current.isEmpty { words.append(current) }
        return words
    }

    /// The same by bytes, as most names allow; nil if one isn't ASCII.
    private static func asciiWords(of name: some StringProtocol) -> [String]? {
        var name = name.utf8.allSatisfy { $0 < 0x80 } ? Substring(name) : ""
        guard !name.isEmpty else { return nil }
        return name.withUTF8 { bytes in
            var words: [String] = []
            var start = 0
            func finish(at end: Int) {
                if end > start { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
            }
            for (index, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") {
                    finish(at: index)
                    start = index + 1
                } else if isCapital(byte), index > start {
                    let previous = bytes[index - 1]
                    let isNextSmall = index + 1 < bytes.count && isSmall(bytes[index + 1])
                    guard isSmall(previous) || isDigit(previous) || isNextSmall else { continue }
                    finish(at: index)
                    start = index
                }
            }
            finish(at: bytes.count)
            return words
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Keeps an acronym (`URL`) unchanged; otherwise the first letter becomes a capital.
    private static func capitalised(_ word: String) -> String {
        guard let first = word.first else { return word }
        return first.uppercased() + word.dropFirst()
    }
}
