// The statements of a Ruby file with the blocks around them.

import NormaText

struct RubyStatement {
    /// At least one.
    var words: [RubyWord]
    /// How many blocks are open around it.
    var depth: Int
    /// Whether it begins a block with `do`.
    var opens: Bool

    var name: String? { words.first.flatMap { $0.kind == .name ? $0.text : nil } }

    /// Its arguments: texts, symbols and numbers, up to the first label.
    var arguments: [RubyWord] {
        words.dropFirst().prefix { $0.kind != .label }.filter { [.text, .symbol, .number].contains($0.kind) }
    }
}

struct RubyStatements {
    private var statements: [RubyStatement] = []
    /// The words that began the blocks around, the outermost first.
    private var open: [RubyWord] = []

    /// In the order written. An `end` without a beginning is passed over: nothing of such a file is trusted less for it; a beginning
    /// without an `end` is a problem.
    static func all(of bytes: [UInt8]) throws(PlacedProblem) -> [RubyStatement] {
        var result = RubyStatements()
        for words in try RubyWords.all(of: bytes).split(whereSeparator: { $0.kind == .end }) { result.add(words) }
        if let word = result.open.last {
            throw PlacedProblem("this `\(word.text)` has no `end`", at: word.range)
        }
        return result.statements
    }

    private mutating func add(_ words: ArraySlice<RubyWord>) {
        guard let first = words.first else { return }
        let depth = open.count
        var opensBlock = false
        /// A loop whose `do` is still to come.
        var hasOpenLoop = false
        var previous: RubyWord?
        for (index, word) in zip(words.indices, words) {
            defer { previous = word }
            guard word.kind == .name, !(previous?.isSign(".") ?? false), !(previous?.isName("def") ?? false) else {
                continue
            }
            switch word.text {
            case "end": _ = open.popLast()
            case "do":
                if !hasOpenLoop {
                    open.append(word)
                    opensBlock = true
                }
                hasOpenLoop = false
            case "def":
                if !Self.isEndless(words[index...]) { open.append(word) }
            case "class", "begin", "case": open.append(word)
            case "module" where previous == nil: open.append(word)
            case "if", "unless": if Self.begins(after: previous) { open.append(word) }
            case "while", "until", "for":
                if Self.begins(after: previous) {
                    open.append(word)
                    hasOpenLoop = true
                }
            default: break
            }
        }
        guard !first.isName("end") else { return }
        statements.append(RubyStatement(words: Array(words), depth: depth, opens: opensBlock))
    }

    /// Whether a condition or a loop begins here; after a value it belongs to that.
    private static func begins(after previous: RubyWord?) -> Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .end, .label: return true
        case .sign(let byte): return !")]}".utf8.contains(byte)
        case .text, .symbol, .number: return false
        case .name: return beforeStatements.contains(previous.text)
        }
    }

    private static let beforeStatements: Set<String> = ["and", "begin", "do", "else", "ensure", "not", "or", "then"]

    /// `def name(…) = value`
    private static func isEndless(_ words: ArraySlice<RubyWord>) -> Bool {
        var rest = words.dropFirst()
        let name = rest.prefix { !$0.isSign("(") && !$0.isSign("=") }
        let isPlain = name.count == 1 || name.count == 3 && name.dropFirst().first?.isSign(".") ?? false
        rest = rest.dropFirst(name.count)
        guard isPlain, let end = name.last?.range.end, let next = rest.first else { return false }
        // A setter has no space before the sign.
        if next.isSign("=") { return end < next.range.start }
        var depth = 0
        while let word = rest.popFirst() {
            if word.isSign("(") { depth += 1 }
            if word.isSign(")") { depth -= 1 }
            if depth == 0 { break }
        }
        return rest.first?.isSign("=") ?? false
    }
}
