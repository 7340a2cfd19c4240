// The vocabulary, indexed for look-up, and the nearest word to an unknown one.

import NormaText

struct Words: Sendable {
    let kinds: [String: SubjectKind]
    let kindWords: [String]
    let predicates: [String: PredicateWord]
    let predicateWords: [String]
    /// The predicate that a bare place means.
    let placeWord: PredicateWord?
    let adjectives: WordList
    let measures: WordList
    let referenceRoles: WordList
    let contracts: WordList
    let checks: [String: CheckWord]
    let checkWords: [String]
    let isKnown: @Sendable (PredicateUse) -> Bool

    /// A closed list of words.
    struct WordList: Sendable {
        let ordered: [String]
        let all: Set<String>

        init(_ words: [String]) {
            ordered = words
            all = Set(words)
        }

        func contains(_ word: String) -> Bool { all.contains(word) }
    }

    init(_ vocabulary: Vocabulary) {
        kindWords = SubjectKind.allCases.map(\.rawValue)
        kinds = Dictionary(SubjectKind.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
        predicateWords = vocabulary.predicates.map(\.word)
        placeWord = vocabulary.predicates.first { $0.traits.contains(.asksForPlace) }
        predicates = Dictionary(vocabulary.predicates.map { ($0.word, $0) }, uniquingKeysWith: { first, _ in first })
        adjectives = WordList(vocabulary.adjectives.map(\.word))
        measures = WordList(vocabulary.measures.map(\.word))
        referenceRoles = WordList(vocabulary.referenceRoles.map(\.word))
        contracts = WordList(vocabulary.contracts.map(\.word))
        isKnown = vocabulary.isKnown
        checkWords = vocabulary.checks.map(\.identifier)
        checks = Dictionary(vocabulary.checks.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The keys of a description that combine others.
    static let combiners = ["any", "all", "not", "except"]

    /// "did you mean `view-model`?", or the whole list if it is short and nothing is near.
    static func hint(_ word: String, among candidates: [String], listing title: String? = nil) -> String? {
        if let near = near(word, among: candidates) { return "did you mean `\(near)`?" }
        guard let title, !candidates.isEmpty, candidates.count <= 12 else { return nil }
        return "\(title): " + candidates.map { "`\($0)`" }.joined(separator: ", ")
    }

    /// The word that was probably meant: one that differs in a few letters, or one that has all parts of this one and
    /// the fewest others (`refer` is `refer-to`). Looks at no more than a thousand candidates.
    static func near(_ word: String, among candidates: [String]) -> String? {
        guard word.count > 2 else { return nil }
        let looked = candidates.prefix(1000)
        if let near = NearestWord.to(word, among: looked) { return near }
        let parts = word.split(separator: "-").map(String.init)
        guard !parts.isEmpty else { return nil }
        let wider = looked.filter { candidate in
            let others = candidate.split(separator: "-").map(String.init)
            guard others.count > 1, others.count > parts.count || parts.count > 1 else { return false }
            return parts.allSatisfy { part in part.count > 2 && NearestWord.to(part, among: others) != nil }
        }
        return wider.min { $0.utf8.count < $1.utf8.count }
    }
}

/// The names that the guide and those it extends define.
struct KnownNames: Sendable {
    private(set) var roles: [String] = []
    private(set) var layers: [String] = []
    private(set) var modules: [String] = []
    private var roleSet: Set<String> = []
    private var usesSet: Set<String> = []
    private var chosenRoles: Set<String> = []
    private var layerSet: Set<String> = []
    private var moduleSet: Set<String> = []
    /// The placeholders that the roles bind, once all of them are read.
    var roleBindings: [String: Bindings] = [:]
    var roleKinds: [String: Set<SubjectKind>] = [:]
    /// By trait the placeholders that it leaves to the rules that name it, once all of them are read.
    var openPlaceholders: [String: Set<String>] = [:]
    /// Roles that nothing has, because their place is nowhere.
    var absentRoles: Set<String> = []

    mutating func add(role: String, isVocabulary: Bool = false) {
        if !isVocabulary { chosenRoles.insert(role) }
        if roleSet.insert(role).inserted { roles.append(role) }
    }
    mutating func add(layer: String) { if layerSet.insert(layer).inserted { layers.append(layer) } }
    mutating func add(module: String) { if moduleSet.insert(module).inserted { modules.append(module) } }

    /// Computes the bindings and possible kinds of each role.
    mutating func learn(_ definitions: [RoleDefinition]) {
        let ordered = RoleOrder.sorted(definitions)
        absentRoles = roleSet.subtracting(definitions.map(\.name))
        roleBindings = Bindings.ofRoles(ordered)
        for role in ordered {
            roleKinds[role.name] = role.description.possibleKinds(roles: roleKinds)
        }
    }

    func isRole(_ name: String) -> Bool { roleSet.contains(name) }

    /// Whether it is a role of calls or imports, by the words of its definition.
    func isOfUses(_ name: String) -> Bool { usesSet.contains(name) }

    private static func isOfUses(_ value: YamlValue) -> Bool {
        guard case .mapping(let entries) = value.content else { return false }
        return entries.contains { entry in
            switch entry.key {
            case "call", "import": true
            case "any", "all": entry.value.elements.contains { isOfUses($0) }
            case "sure", "likely": isOfUses(entry.value)
            default: false
            }
        }
    }

    /// Whether a guide with rules has chosen the word: not one of a vocabulary alone, which takes no names of members away.
    func isChosenRole(_ name: String) -> Bool { chosenRoles.contains(name) }
    func isLayer(_ name: String) -> Bool { layerSet.contains(name) }
    func isModule(_ name: String) -> Bool { moduleSet.contains(name) }

    /// The way out for an unknown layer.
    func layerHint(_ text: String, _ document: DocumentReader) -> String? {
        if layers.isEmpty { return "define it under `layers:` in a `yaml define` block" }
        return document.hint(text, among: layers, listing: "layers of this guide")
    }

    /// Adds the names of a `define` block alone, so that any block may use the definitions of any other.
    mutating func add(namesOf value: YamlValue, isVocabulary: Bool) {
        guard case .mapping(let entries) = value.content else { return }
        for entry in entries {
            guard case .mapping(let definitions) = entry.value.content else { continue }
            for definition in definitions {
                switch entry.key {
                case "layers": add(layer: definition.key)
                case "roles", "traits":
                    add(role: definition.key, isVocabulary: isVocabulary)
                    if Self.isOfUses(definition.value) { usesSet.insert(definition.key) }
                case "modules": add(module: definition.key)
                default: break
                }
            }
        }
    }
}
