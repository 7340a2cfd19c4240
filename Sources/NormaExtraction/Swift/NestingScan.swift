// Finds nesting that the parser's look-ahead could not cope with, before the parser sees it.

import NormaText

/// The parser limits how deep it parses, but not how deep it looks ahead: to tell a type from an expression it tries
/// every `[` in a row as the beginning of two kinds of type, so its time doubles with each, and it follows every `<` in a
/// row on the stack. Neither occurs in code that a person wrote.
enum NestingScan {
    /// `[[[[[[[[[[[[`: more of them take seconds, twice as many take forever.
    static let deepestBrackets = 12
    /// `A<A<A<…`: the time is quadratic in them, and some thousands overflow any stack.
    static let deepestAngles = 200

    /// The place of the first bracket that is nested too deeply to be looked at; nil for ordinary source.
    ///
    /// Counts brackets with nothing but names between them, wherever they stand; strings and comments are not told apart.
    /// Cost: one pass over the bytes.
    static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> ByteRange? {
        var brackets = 0
        var angles = 0
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "["):
                brackets += 1
                if brackets > deepestBrackets { return ByteRange(index, index + 1) }
            case UInt8(ascii: "<"):
                angles += 1
                if angles > deepestAngles { return ByteRange(index, index + 1) }
            case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
            case UInt8(ascii: ">"): angles = max(0, angles - 1)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
                UInt8(ascii: "\t"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "&"), 0x80...:
                continue
            default:
                brackets = 0
                angles = 0
            }
        }
        return nil
    }
}
