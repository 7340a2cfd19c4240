// Counts the readers' verdicts on the findings of each rule: the tables of a folder become one short table.

import Foundation

struct FigureTexts {
    let folder: URL

    private static let verdicts = ["right", "wrong", "unwanted"]
    private static let columns = ["guide", "rule", "path", "line", "verdict", "cause"]

    /// - Returns: a Swift file; a line of its table is a guide, a rule, and how many findings were right, wrong, unwanted.
    func swift() throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        var counts: [String: [Int]] = [:]
        for name in names.sorted() where name.hasSuffix(".tsv") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for (rule, verdict) in try rows(of: text, name) { counts[rule, default: [0, 0, 0]][verdict] += 1 }
        }
        let lines = counts.sorted { $0.key < $1.key }.map { rule, counts in
            "\(rule)\t\(counts.map(String.init).joined(separator: "\t"))"
        }
        return """
            // Made from Field/findings at each build; edit those files instead.

            extension RuleFigure {
                static let embedded = \(literal(lines.joined(separator: "\n")))
            }

            """
    }

    /// The first line names the code that was read, the second the columns.
    private func rows(of text: String, _ name: String) throws -> [(rule: String, verdict: Int)] {
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard lines.count >= 2, lines[1].map(String.init) == Self.columns else {
            let columns = Self.columns.joined(separator: ", ")
            throw EmbeddingProblem(description: "\(name): its second line isn't \(columns)")
        }
        return try lines.dropFirst(2).map { cells in
            guard cells.count == Self.columns.count, let verdict = Self.verdicts.firstIndex(of: String(cells[4])) else {
                let row = cells.joined(separator: " ")
                throw EmbeddingProblem(description: "\(name): \(row): not six cells with a verdict")
            }
            return ("\(cells[0])\t\(cells[1])", verdict)
        }
    }
}
