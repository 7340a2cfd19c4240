// The lines of a guide as problems with its examples show them.

import NormaGuide
import NormaText

/// The lines of a guide's documents, split once, for problems at one of its lines.
final class GuideLines {
    private let documents: [GuideDocument]
    private var known: [String: [Substring]] = [:]

    init(of guide: Guide) { documents = guide.documents }

    /// Nil for a line that the document does not have.
    func line(_ number: Int, of file: String) -> String? {
        let lines = lines(of: file)
        return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
    }

    /// A problem with the content of a line.
    func problem(_ message: String, _ suggestion: String?, onLine number: Int, of file: String) -> SourceProblem {
        let text = line(number, of: file)
        let start = text.map { $0.prefix { $0 == " " || $0 == "\t" }.count } ?? 0
        return SourceProblem(
            file: file,
            position: Position(line: number, column: start + 1),
            length: max(1, (text?.count ?? 1) - start),
            window: text.map { LineWindow(of: $0, around: start + 1) },
            message: message,
            suggestion: suggestion
        )
    }

    private func lines(of file: String) -> [Substring] {
        if let lines = known[file] { return lines }
        let document = documents.first { $0.file == file }
        let lines = document?.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } ?? []
        known[file] = lines
        return lines
    }
}
