// Reads a Podfile: its pods with their version requirements, the targets that they belong to, and its other settings.

import NormaText

struct PodFile {
    /// `pods` by name; `targets.<target>` a list of names; next to them the top-level calls, such as `platform`.
    ///
    /// A pod's value is its version, a list of versions, or, if it has options, a mapping of `version` and these; nothing for
    /// one that comes in any version.
    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        var file = PodFile()
        for statement in try RubyStatements.all(of: bytes) { file.add(statement) }
        return PlacedValue(.mapping(file.all), range: ByteRange(0, bytes.count))
    }

    private var pods: [PlacedEntry] = []
    private var targets: [(name: RubyWord, pods: [PlacedValue])] = []
    /// Those around a statement, as indices.
    private var open: [(target: Int, depth: Int)] = []
    private var entries: [PlacedEntry] = []

    private var all: [PlacedEntry] {
        let named = targets.map { target in
            let pods = PlacedValue(.list(target.pods), range: target.name.range)
            return PlacedEntry(key: target.name.text, keyRange: target.name.range, value: pods)
        }
        return entries + Self.group("pods", pods) + Self.group("targets", named)
    }

    private static func group(_ key: String, _ entries: [PlacedEntry]) -> [PlacedEntry] {
        guard let first = entries.first else { return [] }
        let value = PlacedValue(.mapping(entries), range: first.keyRange)
        return [PlacedEntry(key: key, keyRange: first.keyRange, value: value)]
    }

    private static let calls: Set<String> = [
        "source", "project", "workspace", "use_frameworks!", "inhibit_all_warnings!", "use_modular_headers!",
        "install!",
        "plugin",
    ]

    private mutating func add(_ statement: RubyStatement) {
        while let last = open.last, statement.depth <= last.depth { open.removeLast() }
        guard let name = statement.name, let word = statement.words.first else { return }
        switch name {
        case "pod":
            guard let pod = statement.arguments.first else { return }
            let value = Self.requirement(statement)
            pods.append(PlacedEntry(key: pod.text, keyRange: pod.range, value: value))
            if let target = open.last?.target { targets[target].pods.append(PlacedValue(pod)) }
        case "target", "abstract_target":
            guard statement.opens, let target = statement.arguments.first else { return }
            open.append((targets.count, statement.depth))
            targets.append((target, []))
        case "platform":
            let arguments = statement.arguments
            guard let system = arguments.first else { return }
            let version = arguments.count > 1 ? PlacedValue(arguments[1]) : PlacedValue(.empty, range: system.range)
            let value = PlacedEntry(key: system.text, keyRange: system.range, value: version)
            entries += Self.group(name, [value])
        case let name where Self.calls.contains(name):
            let value = statement.arguments.first.map { PlacedValue($0) } ?? PlacedValue(.empty, range: word.range)
            entries.append(PlacedEntry(key: name, keyRange: word.range, value: value))
        default: return
        }
    }

    /// The values after a pod's name.
    private static func requirement(_ statement: RubyStatement) -> PlacedValue {
        let range = statement.arguments.first?.range ?? .empty
        let (versions, options) = parts(statement)
        let version: PlacedValue? =
            versions.count > 1 ? PlacedValue(.list(versions), range: versions[0].range) : versions.first
        guard !options.isEmpty else { return version ?? PlacedValue(.empty, range: range) }
        let own = version.map { [PlacedEntry(key: "version", keyRange: $0.range, value: $0)] } ?? []
        return PlacedValue(.mapping(own + options), range: range)
    }

    private static func parts(_ statement: RubyStatement) -> (versions: [PlacedValue], options: [PlacedEntry]) {
        var versions: [PlacedValue] = []
        var options: [PlacedEntry] = []
        let words = Array(statement.words.drop { $0.kind != .text }.dropFirst())
        var index = 0
        while index < words.count {
            let word = words[index]
            let isArrow =
                index + 2 < words.count && words[index + 1].kind == .sign(UInt8(ascii: "="))
                && words[index + 2].kind == .sign(UInt8(ascii: ">"))
            if word.kind == .label || isArrow && [.symbol, .text].contains(word.kind) {
                index += isArrow ? 3 : 1
                options.append(
                    PlacedEntry(key: word.text, keyRange: word.range, value: value(words, from: &index, of: word))
                )
            } else {
                if word.kind == .text, options.isEmpty { versions.append(PlacedValue(word)) }
                index += 1
            }
        }
        return (versions, options)
    }

    /// A text, a symbol, `true`, or a list of such; the index is after it then.
    private static func value(_ words: [RubyWord], from index: inout Int, of option: RubyWord) -> PlacedValue {
        guard index < words.count else { return PlacedValue(.empty, range: option.range) }
        guard words[index].kind == .sign(UInt8(ascii: "[")) else {
            let word = words[index]
            index += 1
            let isBoolean = word.kind == .name && (word.text == "true" || word.text == "false")
            if isBoolean {
                return PlacedValue(.text(word.text), range: word.range, meaning: .boolean(word.text == "true"))
            }
            return PlacedValue(word)
        }
        let start = words[index].range
        var values: [PlacedValue] = []
        while index < words.count, words[index].kind != .sign(UInt8(ascii: "]")) {
            if [.text, .symbol].contains(words[index].kind) { values.append(PlacedValue(words[index])) }
            index += 1
        }
        index += 1
        return PlacedValue(.list(values), range: start)
    }
}
