// A double that was not derived: somebody wrote it, or a template of another set.

import NormaFacts
import NormaText

struct WrittenDouble {
    let path: RelativePath
    let kind: DeclarationKind
    let name: String
    /// As it was asked for.
    let protocolName: String
    /// The byte behind its last brace.
    let end: Int

    /// The file with members more at the double's end; nil where that is no longer where it was.
    func adding(_ members: String, to bytes: [UInt8]) -> [UInt8]? {
        guard bytes.indices.contains(end - 1), bytes[end - 1] == UInt8(ascii: "}") else { return nil }
        let inside = bytes[..<(end - 1)]
        let last = inside.lastIndex { !" \t\r\n".utf8.contains($0) } ?? inside.startIndex
        let isEmpty = bytes[last] == UInt8(ascii: "{")
        return Array(bytes[...last]) + Array(((isEmpty ? "\n" : "\n\n") + members + "\n").utf8) + bytes[(end - 1)...]
    }
}
