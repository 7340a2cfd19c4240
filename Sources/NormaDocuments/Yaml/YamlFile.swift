// Reads a YAML file that isn't a guide: anchors and merged keys are followed, and every value has its place in the file.

import NormaText

package enum YamlFile {
    /// Larger files are written by programs, and no one keeps a project description in one.
    package static let largest = 4 << 20
    /// An alias repeats its anchor's value: a few lines can expand to more than can be looked through. The repeated values are
    /// kept once.
    private static let mostRepeated = 100_000
    /// Entries that `<<` merges into a mapping are kept once for each, so they grow with the written values.
    private static let mergedForEach = 20
    private static let deepest = 256

    /// The file's document, or the list of its documents; `.empty` if it has none. Every scalar is a text.
    ///
    /// Cost: time and memory are linear in the bytes, whatever aliases repeat.
    package static func value(of bytes: [UInt8], largest: Int = largest) throws(PlacedProblem) -> PlacedValue {
        guard bytes.count <= largest else {
            let message = "it has \(bytes.count >> 20) MB, and more than \(largest >> 20) MB are not read"
            throw PlacedProblem(kind: .tooLarge, message, at: .empty)
        }
        if let excess = YamlDepth.excess(in: bytes, limit: deepest) {
            let place = ByteRange(excess, excess + 1)
            throw PlacedProblem(kind: .tooDeep, "it is nested more than \(deepest) levels deep", at: place)
        }
        let roots: [YamlNode]
        do throws(YamlProblem) {
            roots = try YamlTree.documents(of: bytes)
        } catch {
            throw problem(error, in: bytes)
        }
        guard let root = roots.first else { return PlacedValue(.empty, range: .empty) }
        var reading = Reading(bytes: bytes)
        if roots.count == 1 { return try reading.value(of: root, at: 0, depth: 0) }
        var values: [PlacedValue] = []
        for root in roots { values.append(try reading.value(of: root, at: 0, depth: 0)) }
        return PlacedValue(.list(values), range: ByteRange(0, min(1, bytes.count)))
    }

    private static func problem(_ error: YamlProblem, in bytes: [UInt8]) -> PlacedProblem {
        switch error {
        case .repeatedKey(let name, let line, let column):
            var places = YamlPlaces(bytes)
            let start = places.offset(line: line, column: column)
            let message = "the key `\(name)` appears twice in the mapping that begins here"
            return PlacedProblem(message, at: ByteRange(start, start + 1))
        case .malformed(let explained):
            let range = ByteRange(explained.offset, explained.offset + explained.length)
            return PlacedProblem(explained.message, at: range)
        }
    }

    private struct Reading {
        /// The value of an anchor: the number of values in it, its depth, and the value itself.
        private struct Named {
            var value: PlacedValue
            var count: Int
            var height: Int
        }

        private let bytes: [UInt8]
        private var places: YamlPlaces
        private var named: [String: Named] = [:]
        /// Values so far, with repetitions; and those that aliases repeat.
        private var count = 0
        private var repeated = 0
        private var merged = 0
        /// How deep the last value was.
        private var height = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
            places = YamlPlaces(bytes)
        }

        /// - Parameter around: the beginning of the value around this one, for one that has no place of its own.
        mutating func value(of node: YamlNode, at around: Int, depth: Int) throws(PlacedProblem) -> PlacedValue {
            let start = node.mark.map { places.offset(line: $0.line, column: $0.column) } ?? around
            guard let anchor = node.anchor else { return try content(of: node, at: start, depth: depth) }
            let before = count
            let value = try content(of: node, at: start, depth: depth)
            named[anchor] = Named(value: value, count: count - before, height: height)
            return value
        }

        /// The value that the alias repeats, with its place there.
        private mutating func value(named name: String, at start: Int, depth: Int) throws(PlacedProblem) -> PlacedValue
        {
            guard let known = named[name] else {
                let explained = YamlSyntax.undefinedAlias(at: start, bytes)
                throw PlacedProblem(explained.message, at: ByteRange(start, start + explained.length))
            }
            count += known.count
            repeated += known.count
            height = known.height
            guard repeated <= mostRepeated else {
                let message = "its aliases repeat more than \(mostRepeated) values"
                throw PlacedProblem(kind: .tooLarge, message, at: ByteRange(start, start + 1))
            }
            guard depth + known.height < 2 * deepest else { throw Self.tooDeep(at: start) }
            return known.value
        }

        private static func tooDeep(at start: Int) -> PlacedProblem {
            let message = "its aliases stand for values that are nested more than \(2 * deepest) levels deep"
            return PlacedProblem(kind: .tooDeep, message, at: ByteRange(start, start + 1))
        }

        private mutating func content(of node: YamlNode, at start: Int, depth: Int) throws(PlacedProblem) -> PlacedValue
        {
            count += 1
            height = 1
            guard depth < 2 * deepest else { throw Self.tooDeep(at: start) }
            let range = ByteRange(start, start + 1)
            switch node.content {
            case .scalar(let scalar):
                let isEmpty = scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.text)
                let range = ByteRange(start, start + Self.length(of: scalar))
                let meaning = Self.meaning(of: scalar)
                return PlacedValue(isEmpty ? .empty : .text(scalar.text), range: range, meaning: meaning)
            case .list(let elements):
                var values: [PlacedValue] = []
                var highest = 0
                for element in elements {
                    values.append(try value(of: element, at: start, depth: depth + 1))
                    highest = max(highest, height)
                }
                height = highest + 1
                return PlacedValue(.list(values), range: range)
            case .mapping(let mapping):
                return PlacedValue(.mapping(try entries(of: mapping, at: start, depth: depth)), range: range)
            case .alias(let name):
                count -= 1
                return try value(named: name, at: start, depth: depth)
            }
        }

        private mutating func entries(
            of mapping: [(key: YamlNode, value: YamlNode)],
            at start: Int,
            depth: Int
        ) throws(PlacedProblem) -> [PlacedEntry] {
            var entries: [PlacedEntry] = []
            var merged: [PlacedEntry] = []
            var highest = 0
            defer { height = highest + 1 }
            for (key, element) in mapping {
                let name = try value(of: key, at: start, depth: depth + 1)
                let value = try value(of: element, at: Int(name.range.start), depth: depth + 1)
                highest = max(highest, height)
                guard let text = name.text else { continue }
                if text == "<<" {
                    merged += try takeMerged(value.list ?? [value])
                } else {
                    let length = text.utf8.count
                    let place = ByteRange(start: name.range.start, end: name.range.start + Int32(clamping: length))
                    entries.append(PlacedEntry(key: text, keyRange: place, value: value))
                }
            }
            // The mapping's own entries win, then those merged first.
            var seen = Set(entries.map(\.key))
            return entries + merged.filter { seen.insert($0.key).inserted }
        }

        /// The entries of some mappings.
        private mutating func takeMerged(_ values: [PlacedValue]) throws(PlacedProblem) -> [PlacedEntry] {
            let mappings = values.compactMap(\.mapping)
            merged += mappings.reduce(0) { $0 + $1.count }
            guard merged <= 1000 + mergedForEach * (count - repeated) else {
                let message = "`<<` merges more than \(mergedForEach) entries for each value that is written"
                throw PlacedProblem(kind: .tooLarge, message, at: values.first?.range ?? .empty)
            }
            return Array(mappings.joined())
        }

        /// In bytes, on its first line.
        private static func length(of scalar: YamlScalar) -> Int {
            max(1, scalar.text.utf8.prefix { $0 != 0x0A }.count + (scalar.style == .quoted ? 2 : 0))
        }

        /// As in YAML 1.1, which these tools read.
        private static func meaning(of scalar: YamlScalar) -> PlacedValue.Meaning {
            guard scalar.style == .plain else { return .text }
            switch scalar.text {
            case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return .boolean(true)
            case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return .boolean(false)
            default: return Double(scalar.text).map { $0.isFinite } ?? false ? .number : .text
            }
        }
    }
}
