// Hides aliases from the YAML parser, which expands them: forty lines could expand to more than any memory holds.

/// Every `*` is written as a character that the text doesn't have. At the beginning of a plain scalar it is an alias; everywhere else
/// it is only a `*`. The parser counts places in characters, so all of them stay.
struct AliasMask {
    private static let asterisk = UInt8(ascii: "*")

    /// Nil for a text without aliases.
    private let character: Character?

    /// Nil if no character is left.
    init?(of bytes: [UInt8]) {
        guard bytes.contains(Self.asterisk) else {
            character = nil
            return
        }
        let known = Set(String(decoding: bytes, as: UTF8.self).unicodeScalars.lazy.filter { $0.value >= 0xE000 })
        let free = [0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD].joined().lazy
            .compactMap { Unicode.Scalar(UInt32($0)) }.first { !known.contains($0) }
        guard let free else { return nil }
        character = Character(free)
    }

    func applied(to bytes: [UInt8]) -> String {
        guard let character else { return String(decoding: bytes, as: UTF8.self) }
        let mask = Array(String(character).utf8)
        var masked: [UInt8] = []
        masked.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte == Self.asterisk { masked += mask } else { masked.append(byte) }
        }
        return String(decoding: masked, as: UTF8.self)
    }

    func removed(from text: String) -> String {
        guard let character, let scalar = character.unicodeScalars.first, text.unicodeScalars.contains(scalar) else {
            return text
        }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == scalar ? "*" : $0 }))
    }
}
