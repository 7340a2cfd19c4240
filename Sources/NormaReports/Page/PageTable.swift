// Rows of numbers for the page's script: thousands of them are small to write and quick to read.

import NormaText

/// A table whose cells are numbers: counts, or the numbers of texts and of rows in other tables; -1 means none.
struct PageTable {
    let columns: [String]
    private(set) var cells: [Int] = []

    init(_ columns: String...) { self.columns = columns }

    var count: Int { columns.isEmpty ? 0 : cells.count / columns.count }

    /// Adds a row with a cell for each column; a shorter row is filled up with none.
    mutating func add(_ row: [Int]) {
        for index in columns.indices { cells.append(row.indices.contains(index) ? row[index] : -1) }
    }

    var value: JSONValue {
        .object([("columns", .array(columns.map { .string($0) })), ("cells", .written(Self.written(cells)))])
    }

    /// A list of numbers, digit by digit: there are hundreds of thousands of them.
    static func written(_ numbers: [Int]) -> [UInt8] {
        var bytes = [UInt8(ascii: "[")]
        bytes.reserveCapacity(numbers.count * 5)
        var digits: [UInt8] = []
        for number in numbers {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            if number < 0 { bytes.append(UInt8(ascii: "-")) }
            var rest = number.magnitude
            repeat {
                digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            } while rest > 0
            while let digit = digits.popLast() { bytes.append(digit) }
        }
        bytes.append(UInt8(ascii: "]"))
        return bytes
    }
}

/// Each text once; other tables refer to it by number.
struct PageTexts {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    /// The most bytes of one text in a page: a line of 100,000 characters helps no reader.
    static let longest = 4_000

    /// The number of a text of one line.
    mutating func line(_ text: String) -> Int { number(of: VisibleText.oneLine(Self.bearable(text))) }

    /// The number of a text that may have several lines.
    mutating func lines(_ text: String) -> Int { number(of: VisibleText.lines(Self.bearable(text))) }

    mutating func optional(_ text: String?) -> Int { text.map { line($0) } ?? -1 }

    private mutating func number(of text: String) -> Int {
        if let number = numbers[text] { return number }
        let number = texts.count
        texts.append(text)
        numbers[text] = number
        return number
    }

    private static func bearable(_ text: String) -> String {
        guard text.utf8.count > longest else { return text }
        let start = text.prefix(longest)
        let rest = text.count - start.count
        return rest > 0 ? "\(start)… (\(Wording.count(rest, "more character")))" : text
    }
}
