// Reads TOML 1.0 itself: TOMLKit reports no places of values, and its parser ends the program on some broken texts.

import NormaText

/// Cost: one pass over the bytes; nesting is bounded, so no input overflows the stack.
struct TomlFile {
    private var values: TomlValues
    private var tables = TomlTables()

    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        // A control character isn't allowed anywhere, and would be invisible.
        if let place = bytes.indices.first(where: { isControl(bytes, at: $0) }) {
            throw PlacedProblem("control characters aren't allowed in TOML", at: ByteRange(place, place + 1))
        }
        var file = TomlFile(values: TomlValues(reading: TextReading(bytes)))
        try file.run()
        return file.tables.value(all: ByteRange(0, bytes.count))
    }

    private static func isControl(_ bytes: [UInt8], at index: Int) -> Bool {
        switch bytes[index] {
        case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
        case 0x09, 0x0A: false
        case let byte: byte < 0x20 || byte == 0x7F
        }
    }

    private init(values: TomlValues) { self.values = values }

    private mutating func run() throws(PlacedProblem) {
        var table = TomlTables.root
        while true {
            values.skipBlanksAndComments()
            guard let byte = values.reading.next else { return }
            if byte == UInt8(ascii: "[") {
                table = try header()
            } else {
                let keys = try values.keys()
                let value = try values.value(after: keys)
                try tables.set(keys, to: value, in: table)
            }
            try values.endLine()
        }
    }

    /// `[a.b]` or `[[a.b]]`: the table of the lines below.
    private mutating func header() throws(PlacedProblem) -> Int {
        values.reading.index += 1
        let isElement = values.reading.take(UInt8(ascii: "["))
        let keys = try values.keys()
        guard values.reading.take(UInt8(ascii: "]")), !isElement || values.reading.take(UInt8(ascii: "]")) else {
            throw values.reading.problem(isElement ? "`]]` is expected here" : "`]` is expected here")
        }
        return try tables.open(keys, isElement: isElement)
    }
}

/// A part of a key that may be dotted.
struct TomlKey {
    var text: String
    var range: ByteRange
}

/// The combined content of a file's lines.
struct TomlTables {
    private enum Kind {
        case value(PlacedValue)
        /// The tables of a list.
        case elements([Int])
        case table(isClosed: Bool)
    }

    private struct Node {
        var kind: Kind
        var range: ByteRange
        var entries: [(key: TomlKey, node: Int)] = []
        var byKey: [ExactText: Int] = [:]
        /// Made by dotted keys below this table.
        var isDotted = false
    }

    static let root = 0
    private var nodes: [Node] = [Node(kind: .table(isClosed: true), range: .empty)]

    /// The table that a header names, made if there is none.
    mutating func open(_ keys: [TomlKey], isElement: Bool) throws(PlacedProblem) -> Int {
        var current = Self.root
        for (index, key) in keys.enumerated() {
            let isLast = index + 1 == keys.count
            guard let child = nodes[current].byKey[ExactText(key.text)] else {
                current = add(.table(isClosed: isLast), key, to: current, asElement: isLast && isElement)
                continue
            }
            switch nodes[child].kind {
            case .elements(let elements):
                if isLast {
                    guard isElement else { throw Self.twice(key) }
                    current = append(key, to: child)
                } else {
                    current = elements.last ?? child
                }
            case .table(let isClosed):
                if isLast {
                    guard !isElement, !isClosed, !nodes[child].isDotted else { throw Self.twice(key) }
                    nodes[child].kind = .table(isClosed: true)
                    nodes[child].range = key.range
                }
                current = child
            case .value: throw PlacedProblem("`\(key.text.prefix(60))` is a value, not a table", at: key.range)
            }
        }
        return current
    }

    mutating func set(_ keys: [TomlKey], to value: PlacedValue, in table: Int) throws(PlacedProblem) {
        var current = table
        for (index, key) in keys.enumerated() {
            let isLast = index + 1 == keys.count
            guard let child = nodes[current].byKey[ExactText(key.text)] else {
                let kind: Kind = isLast ? .value(value) : .table(isClosed: false)
                current = add(kind, key, to: current, asElement: false)
                nodes[current].isDotted = !isLast
                continue
            }
            guard !isLast, nodes[child].isDotted else { throw Self.twice(key) }
            current = child
        }
    }

    private static func twice(_ key: TomlKey) -> PlacedProblem {
        PlacedProblem("the key `\(key.text.prefix(60))` appears twice", at: key.range)
    }

    /// The new node, or of a list of tables its first one.
    private mutating func add(_ kind: Kind, _ key: TomlKey, to parent: Int, asElement: Bool) -> Int {
        let index = nodes.count
        nodes.append(Node(kind: asElement ? .elements([]) : kind, range: key.range))
        nodes[parent].entries.append((key, index))
        nodes[parent].byKey[ExactText(key.text)] = index
        return asElement ? append(key, to: index) : index
    }

    private mutating func append(_ key: TomlKey, to list: Int) -> Int {
        let index = nodes.count
        nodes.append(Node(kind: .table(isClosed: true), range: key.range))
        if case .elements(let elements) = nodes[list].kind { nodes[list].kind = .elements(elements + [index]) }
        return index
    }

    func value(all: ByteRange) -> PlacedValue {
        var value = value(of: Self.root)
        value.range = all
        return value
    }

    private func value(of index: Int) -> PlacedValue {
        let node = nodes[index]
        switch node.kind {
        case .value(let value): return value
        case .elements(let elements): return PlacedValue(.list(elements.map(value)), range: node.range)
        case .table:
            let entries = node.entries.map { PlacedEntry(key: $0.text, keyRange: $0.range, value: value(of: $1)) }
            return PlacedValue(.mapping(entries), range: node.range)
        }
    }
}
