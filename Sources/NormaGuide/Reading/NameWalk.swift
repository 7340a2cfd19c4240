// The names of definitions that a block uses: in the YAML of a rule or a definition, and in drawings.

struct NameWalk {
    let names: DefinedNames
    private(set) var found: [DefinedName] = []
    private var seen: Set<DefinedName> = []

    init(_ names: DefinedNames) { self.names = names }

    /// Keys whose texts people read: only values are in them.
    private static let prose: Set<String> = ["because", "instead", "message", "make", "rule", "severity", "silences"]
    /// Keys below which names are joined by signs: `App > Domain`.
    private static let contracts: Set<String> = ["layers", "allow", "independent", "covered", "through", "acyclic"]

    mutating func visit(_ value: YamlValue, under key: String = "") {
        switch value.content {
        case .empty, .unreadable: break
        case .text(let text, _): visit(text, under: key)
        case .list(let values): for value in values { visit(value, under: key) }
        case .mapping(let entries):
            for entry in entries {
                if Self.prose.contains(entry.key) {
                    for text in entry.value.texts { visit(valuesIn: text) }
                    continue
                }
                if entry.key == "feature" || entry.key == "features" { visitFeatures() }
                if names.has(.role, entry.key) { find(.role, entry.key) }
                visit(valuesIn: entry.key)
                visit(entry.value, under: Self.contracts.contains(key) ? key : entry.key)
            }
        }
    }

    /// A tree or a picture.
    mutating func visit(drawn text: String) {
        visit(valuesIn: text)
        if text.contains("{Feature}") { visitFeatures() }
        visit(tokensIn: text)
    }

    private mutating func visit(_ text: String, under key: String) {
        visit(valuesIn: text)
        // Asked of every text, and a search for a text is far slower than one for a byte.
        let mayBind = text.utf8.contains(UInt8(ascii: "{"))
        if mayBind && text.contains("{Feature}") || text == "feature" || text == "features" { visitFeatures() }
        let sorts = names.sorts(of: text)
        if !sorts.isEmpty {
            for sort in [DefinedSort.role, .layer, .module] where sorts.contains(sort) { find(sort, text) }
            if key == "contain", sorts.contains(.pattern) { find(.pattern, text) }
            if sorts.contains(.value), NamedLists.keys.contains(key) { find(.value, text) }
        }
        if Self.contracts.contains(key) { visit(tokensIn: text) }
    }

    private mutating func visit(valuesIn text: String) {
        for name in GuideValues.names(in: text) where names.has(.value, name) { find(.value, name) }
    }

    private mutating func visit(tokensIn text: String) {
        for token in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }) {
            for sort in [DefinedSort.layer, .module, .role] where names.has(sort, String(token)) {
                find(sort, String(token))
            }
        }
    }

    /// A block that uses features depends on the place that defines them.
    private mutating func visitFeatures() {
        if names.has(.value, PlaceDefinition.feature) { find(.value, PlaceDefinition.feature) }
    }

    private mutating func find(_ sort: DefinedSort, _ text: String) {
        let name = DefinedName(sort: sort, text: text)
        if seen.insert(name).inserted { found.append(name) }
    }
}
