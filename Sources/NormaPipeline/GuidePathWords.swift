// The names of folders in a guide.

import NormaGuide

/// The places in a guide.
enum GuidePathWords {
    /// The names of folders in the blocks that define, draw or demand something; examples don't count.
    ///
    /// By bytes: a guide is long, and is read in every run.
    static func all(in guide: Guide) -> Set<String> {
        var words: Set<String> = []
        for document in guide.documents {
            var text = document.text
            text.withUTF8 { bytes in
                var (isOpen, isRead) = (false, false)
                for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
                    if line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: fence) {
                        isOpen.toggle()
                        let info = line.split(separator: UInt8(ascii: " ")).dropFirst()
                        isRead = isOpen && info.contains { word in kinds.contains { word.elementsEqual($0) } }
                    } else if isRead, line.contains(UInt8(ascii: "/")) {
                        for word in line.split(whereSeparator: isSeparator).map(withoutDrawing) where !word.isEmpty {
                            words.insert(String(decoding: word, as: UTF8.self))
                        }
                    }
                }
            }
        }
        return words
    }

    private static let fence = [UInt8](repeating: UInt8(ascii: "`"), count: 3)
    private static let kinds = ["define", "rule", "layout"].map { Array($0.utf8) }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","),
            UInt8(ascii: "`"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    /// A word without the preceding lines of a tree drawing: │├└─, each of three bytes.
    private static func withoutDrawing(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        var word = word
        while word.count >= 3, word.starts(with: [0xE2, 0x94]) { word = word.dropFirst(3) }
        return word
    }
}
