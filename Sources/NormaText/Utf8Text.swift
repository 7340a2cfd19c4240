// The text of some bytes, or the place where they stop being text.

/// The first place in a file that is not UTF-8.
package struct NotUtf8: Error, Sendable, Hashable {
    package let position: Position
}

package enum Utf8Text {
    /// Nothing is repaired: a text with other letters in it is another text.
    ///
    /// Cost: linear in the bytes.
    package static func text(of bytes: [UInt8]) throws(NotUtf8) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        // If decoding changes the text, it isn't UTF-8.
        let decoded = String(decoding: bytes, as: UTF8.self).utf8
        let same = zip(bytes, decoded).prefix { $0 == $1 }.count
        throw NotUtf8(position: LineTable(bytes: bytes).position(at: Int32(clamping: same)))
    }
}
