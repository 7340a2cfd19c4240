// The names that the `yaml define` blocks of a guide and of those it builds upon define, by name and guide.

/// The sort of a name; roles and traits share theirs, and so do values and places.
enum DefinedSort: Hashable {
    case role, layer, module, value, pattern

    init?(key: String) {
        switch key {
        case "roles", "traits": self = .role
        case "layers": self = .layer
        case "modules": self = .module
        case "values", "places": self = .value
        case "patterns": self = .pattern
        default: return nil
        }
    }
}

struct DefinedName: Hashable {
    var sort: DefinedSort
    var text: String
}

struct DefinedNames {
    struct Definition {
        var file: Int
        var guide: Int
        var entry: YamlEntry
        var isPlace: Bool
        /// The names that its block gives another meaning.
        var replaced: Set<String>
    }

    private var all: [DefinedName: [Definition]] = [:]
    private var sorts: [String: [DefinedSort]] = [:]

    init(_ read: ReadFiles) {
        for (number, file) in read.files.enumerated() {
            for block in file.blocks where block.word == .define {
                guard let value = block.value, case .mapping(let fields) = value.content else { continue }
                let replaced = Set(value["replaces"]?.elements.compactMap(\.text) ?? [])
                for field in fields {
                    guard let sort = DefinedSort(key: field.key), case .mapping(let entries) = field.value.content
                    else {
                        continue
                    }
                    for entry in entries {
                        let definition = Definition(
                            file: number,
                            guide: file.guide,
                            entry: entry,
                            isPlace: field.key == "places",
                            replaced: replaced
                        )
                        all[DefinedName(sort: sort, text: entry.key), default: []].append(definition)
                        sorts[entry.key, default: []].append(sort)
                    }
                }
            }
        }
    }

    /// The nearest guide's first.
    func definitions(of name: DefinedName) -> [Definition] { all[name] ?? [] }

    func has(_ sort: DefinedSort, _ text: String) -> Bool { sorts(of: text).contains(sort) }

    /// The sorts of things that have this name; empty for most texts.
    func sorts(of text: String) -> [DefinedSort] { sorts[text] ?? [] }
}

extension YamlValue {
    /// Whether both say the same, wherever they are.
    func isSame(as other: YamlValue) -> Bool {
        switch (content, other.content) {
        case (.empty, .empty): true
        case (.text(let left, _), .text(let right, _)): left == right
        case (.list(let left), .list(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        case (.mapping(let left), .mapping(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
        default: false
        }
    }
}
