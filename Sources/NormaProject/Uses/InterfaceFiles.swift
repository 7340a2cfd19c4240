// The files that name types of the code without being Swift: storyboards, XIBs, property lists.

import NormaText

package enum InterfaceFiles {
    package static let extensions: Set<String> = ["xib", "storyboard", "plist", "intentdefinition", "xcdatamodel"]

    package static func isInterface(_ path: RelativePath) -> Bool {
        extensions.contains(path.pathExtension.lowercased())
    }

    /// Everything in the text that could be a name.
    static func words(of text: String) -> Set<String> {
        var words: Set<String> = []
        for word in text.utf8.split(whereSeparator: { !isLetter($0) }) where word.count < 100 {
            if let word = String(word) { words.insert(word) }
        }
        return words
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }
}
