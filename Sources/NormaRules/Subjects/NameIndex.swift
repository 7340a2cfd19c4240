// The texts of all files as numbers, so that a name is compared with a pattern once, not at every place.

import NormaExpressions
import NormaFacts
import NormaProject
import NormaText

/// Every text in the facts, with a number for the whole project.
struct NameIndex: Sendable {
    private(set) var texts: [String] = []
    /// For each text the number of its last component: for `Cart.State` that of `State`.
    private(set) var simple: [Int32] = []
    /// The numbers of the names of all files, file by file: one list, because a list of lists would be copied at each look-up.
    private var numbersInFiles: [Int32] = []
    /// For each file where its names begin, and where the last one ends.
    private var starts: [Int32] = [0]
    private var numbers: [String: Int32] = [:]

    /// Cost: one look-up for each name of each file.
    init(_ files: [ProjectFile]) {
        // 0 is the empty text, also if the facts have no text at all.
        _ = add("")
        starts.reserveCapacity(files.count + 1)
        for file in files {
            for name in file.facts.names { numbersInFiles.append(add(name)) }
            starts.append(Int32(clamping: numbersInFiles.count))
        }
    }

    private mutating func add(_ text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(clamping: texts.count)
        numbers[text] = number
        texts.append(text)
        simple.append(number)
        if let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) {
            let last = add(String(text[text.utf8.index(after: dot)...]))
            simple[Int(number)] = last
        }
        return number
    }

    var count: Int { texts.count }

    /// Nil if no file has the text.
    func number(of text: String) -> Int32? { numbers[text] }

    func number(of name: NameID, in file: FileID) -> Int32 {
        let file = Int(file.index)
        guard file + 1 < starts.count else { return 0 }
        let place = Int(starts[file]) + Int(name.index)
        return place < Int(starts[file + 1]) ? numbersInFiles[place] : 0
    }
}

/// A pattern that is asked about many names: if it has no placeholders, each name is matched once.
final class NameQuestion {
    let pattern: NamePattern
    /// Whether the answer depends on the name alone.
    let isFixed: Bool
    let isQualified: Bool
    private let names: NameIndex
    /// 0: not asked yet, 1: no, 2: yes; by the number of the name.
    private var known: [UInt8] = []
    private let literal: Int32?

    init(_ pattern: NamePattern, in context: JudgingContext) {
        self.pattern = pattern
        let names = context.names
        self.names = names
        isFixed = pattern.placeholders.isEmpty
        isQualified = pattern.isQualified
        literal = pattern.literal.map { names.number(of: $0) ?? -1 }
    }

    /// Whether the pattern matches the text with this number; asked only if it is fixed.
    func matches(_ number: Int32) -> Bool {
        if let literal { return literal == number }
        let index = Int(number)
        guard index >= 0, index < names.count else { return false }
        if known.isEmpty { known = Array(repeating: 0, count: names.count) }
        if known[index] == 0 { known[index] = pattern.matches(names.texts[index]) ? 2 : 1 }
        return known[index] == 2
    }
}
