// Reads a Fastfile: its lanes with the actions that they call, and its top-level calls.

import NormaText

enum LaneFile {
    private struct Lane {
        var list: String
        var name: RubyWord
        var depth: Int
        var actions: [PlacedValue] = []
    }

    /// `lanes` and `private_lanes`, by name the list of their actions; next to them the calls outside of lanes, such as
    /// `import` or `default_platform`, with its first argument.
    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        var done: [Lane] = []
        var open: Lane?
        var entries: [PlacedEntry] = []
        for statement in try RubyStatements.all(of: bytes) {
            if let lane = open, statement.depth <= lane.depth {
                done.append(lane)
                open = nil
            }
            if open != nil {
                for action in actions(statement) { open?.actions.append(action) }
            } else if var lane = lane(statement) {
                if statement.opens {
                    open = lane
                } else {
                    lane.actions = actions(statement)
                    done.append(lane)
                }
            } else if let name = statement.name, let word = statement.words.first, !notCalls.contains(name),
                let value = statement.arguments.first, !statement.opens
            {
                entries.append(PlacedEntry(key: name, keyRange: word.range, value: PlacedValue(value)))
            }
        }
        if let open { done.append(open) }
        for list in ["lanes", "private_lanes"] {
            let lanes = done.filter { $0.list == list }.map { lane in
                let actions = PlacedValue(.list(lane.actions), range: lane.name.range)
                return PlacedEntry(key: lane.name.text, keyRange: lane.name.range, value: actions)
            }
            guard let first = lanes.first else { continue }
            entries.append(
                PlacedEntry(
                    key: list,
                    keyRange: first.keyRange,
                    value: PlacedValue(.mapping(lanes), range: first.keyRange)
                )
            )
        }
        return PlacedValue(.mapping(entries), range: ByteRange(0, bytes.count))
    }

    private static let notCalls: Set<String> = [
        "if", "unless", "else", "elsif", "case", "when", "while", "until", "for", "begin", "rescue", "ensure", "def",
        "class",
        "module", "return", "next", "break", "raise", "yield", "end", "do", "puts", "print", "then", "in", "nil",
        "true", "false",
        "platform", "desc", "lane", "private_lane", "override_lane", "and", "or", "not", "self", "super",
    ]

    private static func lane(_ statement: RubyStatement) -> Lane? {
        let lists = ["lane": "lanes", "override_lane": "lanes", "private_lane": "private_lanes"]
        let isWhole = statement.words.contains { $0.kind == .sign(UInt8(ascii: "{")) }
        guard statement.opens || isWhole, let list = statement.name.flatMap({ lists[$0] }) else { return nil }
        let name = statement.words.dropFirst().first { [.symbol, .text, .label].contains($0.kind) }
        return name.map { Lane(list: list, name: $0, depth: statement.depth) }
    }

    /// The called name at the beginning of the statement, or after `=`.
    private static func actions(_ statement: RubyStatement) -> [PlacedValue] {
        let words = statement.words
        var result: [PlacedValue] = []
        for (index, word) in words.enumerated() where word.kind == .name && !notCalls.contains(word.text) {
            let before = index > 0 ? words[index - 1].kind : nil
            let following = index + 1 < words.count ? words[index + 1].kind : nil
            guard before == nil || before == .sign(UInt8(ascii: "=")) || before == .sign(UInt8(ascii: "{")) else {
                continue
            }
            guard following != .sign(UInt8(ascii: "=")), following != .sign(UInt8(ascii: ".")),
                following != .sign(UInt8(ascii: "[")),
                following != .sign(UInt8(ascii: "+")), following != .sign(UInt8(ascii: ":")),
                following != .sign(UInt8(ascii: ","))
            else { continue }
            let isCalled =
                following == nil || following == .sign(UInt8(ascii: "(")) || following == .sign(UInt8(ascii: "}"))
            guard before == nil || isCalled else { continue }
            guard word.text.first?.isLowercase == true else { continue }
            result.append(PlacedValue(.text(word.text), range: word.range))
        }
        return result
    }
}

extension PlacedValue {
    init(_ word: RubyWord) {
        self.init(.text(word.text), range: word.range, meaning: word.kind == .number ? .number : .text)
    }
}
