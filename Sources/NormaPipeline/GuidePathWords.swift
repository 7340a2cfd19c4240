// The names of folders that a guide speaks of.

import NormaGuide

/// What a guide says of places.
enum GuidePathWords {
    /// The names of folders in the blocks that define, draw or demand something; those of examples are anybody's.
    static func all(in guide: Guide) -> Set<String> {
        var words: Set<String> = []
        for document in guide.documents {
            var (isOpen, isRead) = (false, false)
            for line in document.text.split(whereSeparator: \.isNewline) {
                if line.drop(while: { $0 == " " }).hasPrefix("```") {
                    isOpen.toggle()
                    let info = line.split(separator: " ")
                    isRead = isOpen && info.dropFirst().contains { ["define", "rule", "layout"].contains($0) }
                } else if isRead, line.utf8.contains(UInt8(ascii: "/")) {
                    for word in line.split(whereSeparator: { " /\"',[]{}:│├└─`".contains($0) }) {
                        words.insert(String(word))
                    }
                }
            }
        }
        return words
    }
}
