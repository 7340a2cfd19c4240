// A double that was not derived: handwritten, or of another set's template.

import NormaFacts
import NormaText

struct WrittenDouble {
    let path: RelativePath
    let kind: DeclarationKind
    let name: String
    /// The protocol's name as given.
    let protocolName: String
    /// The byte after its last brace.
    let end: Int

    /// The file with further members at the double's end; nil if the double is no longer there.
    func adding(_ members: String, to bytes: [UInt8]) -> [UInt8]? {
        guard bytes.indices.contains(end - 1), bytes[end - 1] == UInt8(ascii: "}") else { return nil }
        let inside = bytes[..<(end - 1)]
        let last = inside.lastIndex { !" \t\r\n".utf8.contains($0) } ?? inside.startIndex
        let isEmpty = bytes[last] == UInt8(ascii: "{")
        return Array(bytes[...last]) + Array(((isEmpty ? "\n" : "\n\n") + members + "\n").utf8) + bytes[(end - 1)...]
    }
}
