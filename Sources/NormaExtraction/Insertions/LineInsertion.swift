// Adds lines to the end of a file of any kind, such as a strings file.

import NormaText

struct LineInsertion {
    let bytes: [UInt8]

    /// The key of a line: for an entry of a strings file its key, which may occur only once.
    private static func subject(_ line: Substring) -> Substring {
        let text = line.trimmed
        guard text.first == "\"", text.last == ";", let end = text.firstRange(of: "\" =") else { return line }
        return text[..<end.upperBound]
    }

    /// Adds the missing lines after the file's last line.
    func bytes(with piece: String) throws(InsertionProblem) -> [UInt8] {
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
            throw InsertionProblem("the file is not UTF-8")
        }
        let known = Set(text.split(whereSeparator: \.isNewline).map(Self.subject))
        let added = PieceText(piece).lines.filter { !known.contains(Self.subject(Substring($0))) }
        guard !added.isEmpty else { return bytes }
        let lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
        let isOpen = text.last.map { !$0.isNewline } ?? false
        let lines = added.map { $0 + lineBreak }.joined()
        return bytes + Array(((isOpen ? lineBreak : "") + lines).utf8)
    }
}
