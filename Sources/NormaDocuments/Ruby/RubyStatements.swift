// The statements of a Ruby file with the blocks that they stand in.

import NormaText

struct RubyStatement {
    /// At least one.
    var words: [RubyWord]
    /// How many blocks are open around it.
    var depth: Int
    /// Whether it begins a block with `do`.
    var opens: Bool

    var name: String? { words.first.flatMap { $0.kind == .name ? $0.text : nil } }

    /// What it is called with: texts, symbols and numbers, up to the first label.
    var arguments: [RubyWord] {
        words.dropFirst().prefix { $0.kind != .label }.filter { [.text, .symbol, .number].contains($0.kind) }
    }
}

enum RubyStatements {
    private static let openers: Set<String> = [
        "if", "unless", "case", "while", "until", "for", "begin", "def", "class", "module",
    ]
    private static let loops: Set<String> = ["while", "until", "for"]

    /// In the order written. An `end` without a beginning is passed over: nothing of such a file is trusted less for it.
    static func all(of bytes: [UInt8]) throws(PlacedProblem) -> [RubyStatement] {
        var statements: [RubyStatement] = []
        var depth = 0
        let words = try RubyWords.all(of: bytes)
        for words in words.split(whereSeparator: { $0.kind == .end }) {
            guard let first = words.first else { continue }
            var opened = 0
            var closed = 0
            var opensBlock = false
            var previous: RubyWord?
            for word in words {
                defer { previous = word }
                guard word.kind == .name, previous?.kind != .sign(UInt8(ascii: ".")) else { continue }
                let isFirst =
                    previous == nil || [.sign(UInt8(ascii: "=")), .sign(UInt8(ascii: "("))].contains(previous?.kind)
                switch word.text {
                case "end": closed += 1
                case "do":
                    if first.kind != .name || !loops.contains(first.text) { (opened, opensBlock) = (opened + 1, true) }
                case let text where openers.contains(text) && isFirst: opened += 1
                default: break
                }
            }
            let isEnd = first.kind == .name && first.text == "end"
            if isEnd { depth = max(0, depth - 1) }
            if !isEnd { statements.append(RubyStatement(words: Array(words), depth: depth, opens: opensBlock)) }
            depth = max(0, depth + opened - closed + (isEnd ? 1 : 0))
        }
        return statements
    }
}
