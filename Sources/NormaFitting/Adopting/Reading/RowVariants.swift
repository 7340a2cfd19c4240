// The demands in a row of a table: a cell below a head that forbids, a cell that is a sentence, a limit, a convention.

import NormaText

struct RowVariants {
    let variants: [DocumentStatement.Variant]

    /// - Parameters:
    ///   - row: its cells, divided by ` | `.
    ///   - columns: their heads.
    init(row: String, columns: [String]) {
        let cells = row.split(separator: " | ", omittingEmptySubsequences: false).map { String($0.trimmed) }
        var found: [DocumentStatement.Variant] = []
        for (index, cell) in cells.enumerated()
        where columns.indices.contains(index) && ClauseOpeners.forbids(columns[index]) {
            found.append(DocumentStatement.Variant(cell, lead: columns[index]))
        }
        found += Self.limits(row, cells, columns)
        for cell in cells where cells.count > 1 && Self.isDemand(cell) { found.append(DocumentStatement.Variant(cell)) }
        if cells.count >= 2, let head = columns.first, Self.subjects.contains(head.lowercased()) {
            found.append(DocumentStatement.Variant(row, text: "\(cells[0]): \(cells[1])"))
        }
        if cells.count == 2, found.isEmpty {
            found.append(DocumentStatement.Variant(row, text: "\(cells[0]): \(cells[1])"))
        }
        variants = found.isEmpty ? [DocumentStatement.Variant(row)] : found
    }

    private static let subjects: Set<String> = [
        "type", "element", "what", "kind", "item", "entity", "component", "construct", "symbol",
    ]

    /// `Line length | 140 | 200` below `Warning` and `Error`.
    private static func limits(_ row: String, _ cells: [String], _ columns: [String]) -> [DocumentStatement.Variant] {
        guard cells.count >= 2, let first = number(cells[1]) else { return [] }
        let heads = columns.map { $0.lowercased() }
        let isPair = cells.count >= 3 && heads.count >= 3 && heads[1].hasPrefix("warn") && heads[2].hasPrefix("err")
        let second = isPair ? number(cells[2]) : nil
        guard cells.count == 2 || isPair else { return [] }
        let text = "\(cells[0]) must be at most \(isPair ? String(first) : cells[1])"
        return [DocumentStatement.Variant(row, text: text, errorLimit: second.flatMap { $0 > first ? $0 : nil })]
    }

    private static func number(_ cell: String) -> Int? {
        let digits = cell.prefix { $0.isNumber || $0 == "," }.filter(\.isNumber)
        return Int(digits)
    }

    private static let demands: Set<String> = [
        "must", "should", "never", "not", "no", "don't", "avoid", "use", "cannot", "always", "only",
    ]

    private static func isDemand(_ cell: String) -> Bool {
        let words = SentenceWord.words(of: cell)
        return words.count >= 3 && words.contains { !$0.isCode && demands.contains($0.text) }
    }
}
