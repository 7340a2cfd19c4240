// Reads a YAML file that is no guide: anchors and merged keys are followed, and every value has its place in the file.

import NormaText
import Yams

package enum YamlFile {
    /// Larger files are written by programs, and nobody keeps a description of a project in one.
    package static let largest = 4 << 20
    /// An alias repeats what it names: a few lines can stand for more than fits the memory.
    private static let mostValues = 500_000
    private static let deepest = 256

    /// The file's only document; `.empty` where it has none. Every scalar is a text.
    ///
    /// Cost: linear in the bytes and in the values that aliases repeat, both bounded.
    package static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        guard bytes.count <= largest else {
            let message = "it has \(bytes.count >> 20) MB, and more than \(largest >> 20) MB are not read"
            throw PlacedProblem(kind: .tooLarge, message, at: .empty)
        }
        if let excess = YamlDepth.excess(in: bytes, limit: deepest) {
            let place = ByteRange(excess, excess + 1)
            throw PlacedProblem(kind: .tooDeep, "it nests more than \(deepest) deep", at: place)
        }
        let root: Node?
        do {
            root = try Parser(yaml: String(decoding: bytes, as: UTF8.self), resolver: .basic, encoding: .utf8)
                .singleRoot()
        } catch {
            throw problem(error, in: bytes)
        }
        guard let root else { return PlacedValue(.empty, range: .empty) }
        var reading = Reading(bytes: bytes)
        return try reading.value(of: root, at: 0, depth: 0)
    }

    private static func problem(_ error: any Error, in bytes: [UInt8]) -> PlacedProblem {
        var places = YamlPlaces(bytes)
        if case YamlError.duplicatedKeysInMapping(let names, let context) = error {
            let start = places.offset(line: context.mark.line, column: context.mark.column)
            let message = "the key `\(names.first ?? "")` stands twice in the mapping that begins here"
            return PlacedProblem(message, at: ByteRange(start, start + 1))
        }
        let explained = YamlSyntax.explain(error, bytes: bytes, places: &places)
        return PlacedProblem(explained.message, at: ByteRange(explained.offset, explained.offset + explained.length))
    }

    private struct Reading {
        private var places: YamlPlaces
        private var remaining = mostValues

        init(bytes: [UInt8]) {
            places = YamlPlaces(bytes)
        }

        /// - Parameter around: where the value around this one begins, for one that has no place of its own.
        mutating func value(of node: Node, at around: Int, depth: Int) throws(PlacedProblem) -> PlacedValue {
            let start = node.mark.map { places.offset(line: $0.line, column: $0.column) } ?? around
            remaining -= 1
            guard remaining > 0, depth < 2 * deepest else {
                let message = "its aliases stand for more than \(mostValues) values, or for too many in each other"
                throw PlacedProblem(kind: .tooLarge, message, at: ByteRange(start, start + 1))
            }
            let range = ByteRange(start, start + 1)
            switch node {
            case .scalar(let scalar):
                let isEmpty = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
                let range = ByteRange(start, start + Self.length(of: scalar))
                return PlacedValue(isEmpty ? .empty : .text(scalar.string), range: range)
            case .sequence(let sequence):
                var values: [PlacedValue] = []
                for element in sequence { values.append(try value(of: element, at: start, depth: depth + 1)) }
                return PlacedValue(.list(values), range: range)
            case .mapping(let mapping):
                return PlacedValue(.mapping(try entries(of: mapping, at: start, depth: depth)), range: range)
            case .alias: return PlacedValue(.empty, range: range)
            }
        }

        private mutating func entries(
            of mapping: Node.Mapping,
            at start: Int,
            depth: Int
        ) throws(PlacedProblem) -> [PlacedEntry] {
            var entries: [PlacedEntry] = []
            var merged: [PlacedEntry] = []
            for (key, element) in mapping {
                let name = try value(of: key, at: start, depth: depth + 1)
                let value = try value(of: element, at: Int(name.range.start), depth: depth + 1)
                guard let text = name.text else { continue }
                if text == "<<" {
                    merged += (value.list ?? [value]).flatMap { $0.mapping ?? [] }
                } else {
                    let length = text.utf8.count
                    let place = ByteRange(start: name.range.start, end: name.range.start + Int32(clamping: length))
                    entries.append(PlacedEntry(key: text, keyRange: place, value: value))
                }
            }
            // What stands in the mapping itself wins, then what is merged first.
            var seen = Set(entries.map(\.key))
            return entries + merged.filter { seen.insert($0.key).inserted }
        }

        /// In bytes, on its first line.
        private static func length(of scalar: Node.Scalar) -> Int {
            let quotes = scalar.style == .singleQuoted || scalar.style == .doubleQuoted ? 2 : 0
            return max(1, scalar.string.utf8.prefix { $0 != 0x0A }.count + quotes)
        }
    }
}
