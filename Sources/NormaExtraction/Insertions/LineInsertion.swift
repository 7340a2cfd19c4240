// Adds lines to the end of a file of any kind, such as a table of texts.

import NormaText

struct LineInsertion {
    let bytes: [UInt8]

    /// The lines that the file lacks are added behind its last one.
    func bytes(with piece: String) throws(InsertionProblem) -> [UInt8] {
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
            throw InsertionProblem("the file is not UTF-8")
        }
        let known = Set(text.split(whereSeparator: \.isNewline))
        let added = PieceText(piece).lines.filter { !known.contains(Substring($0)) }
        guard !added.isEmpty else { return bytes }
        let lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
        let isOpen = text.last.map { !$0.isNewline } ?? false
        let lines = added.map { $0 + lineBreak }.joined()
        return bytes + Array(((isOpen ? lineBreak : "") + lines).utf8)
    }
}
