// Reads `roles:` and `traits:` of a `yaml define` block: plain descriptions, and evidence for and against.

import NormaText

extension LanguageReader {
    private static let evidenceKeys = ["sure", "likely", "never", "excludes"]

    mutating func roleDefinitions(_ entry: YamlEntry, _ block: inout DefineBlock) {
        for definition in named(entry, wants: "names with descriptions (`view-model: { class: \"*ViewModel\" }`)") {
            look(atNameOf: definition, what: "role")
            placeholders = []
            guard let role = role(definition) else { continue }
            block.roleUses.append(RoleUse(role, placeholders))
            block.roles.append(role)
        }
    }

    mutating func traitDefinitions(_ entry: YamlEntry, _ block: inout DefineBlock) {
        for definition in named(entry, wants: "names with descriptions (`coded: { conform-to: Decodable }`)") {
            look(atNameOf: definition, what: "trait")
            placeholders = []
            guard var trait = role(definition) else { continue }
            if trait.evidence != nil {
                report(
                    definition.keySpan,
                    "the trait `\(definition.key)` has evidence, but a trait is a single description",
                    "write the description alone, or make it a role"
                )
            }
            trait.isTrait = true
            block.roleUses.append(RoleUse(trait, placeholders))
            block.roles.append(trait)
        }
    }

    private mutating func look(atNameOf definition: YamlEntry, what: String) {
        let name = definition.key
        if kebabName(name, at: definition.keySpan, what: what), isTaken(name) {
            report(
                definition.keySpan,
                "`\(name)` is already a word of the language",
                "choose another name for the \(what)"
            )
        }
    }

    private func isTaken(_ name: String) -> Bool {
        words.kinds[name] != nil || ["any", "all", "not", "except", "tests", "production", "previews"].contains(name)
    }

    private mutating func role(_ definition: YamlEntry) -> RoleDefinition? {
        let here = place(definition.keySpan)
        guard case .mapping(let entries) = definition.value.content,
            entries.contains(where: { Self.evidenceKeys.contains($0.key) })
        else {
            let description = description(definition, .choosing)
            return description.map { RoleDefinition(name: definition.key, description: $0, place: here) }
        }
        guard let fields = fields(definition.value, of: Owner(definition), known: Self.evidenceKeys) else { return nil }
        var evidence = RoleEvidence()
        evidence.sure = fields["sure"].flatMap { description($0, .choosing) }
        evidence.likely = fields["likely"].flatMap { description($0, .choosing) }
        evidence.never = fields["never"].flatMap { description($0, .choosing) }
        evidence.excludes = fields["excludes"].map { excluded($0, by: definition.key) } ?? []
        if fields["sure"] == nil, fields["likely"] == nil {
            report(
                definition.keySpan,
                "the role `\(definition.key)` has no evidence for it",
                "add `sure:` or `likely:`"
            )
        }
        guard evidence.sure != nil || evidence.likely != nil else { return nil }
        return RoleDefinition(name: definition.key, evidence: evidence, place: here)
    }

    private mutating func excluded(_ entry: YamlEntry, by name: String) -> [LocatedText] {
        let texts = texts(entry.value, of: Owner(entry), wants: "names of roles") ?? []
        return texts.compactMap { text, value in
            if text == name {
                report(value.span, "the role `\(name)` excludes itself", "take it out of `excludes`")
                return nil
            }
            guard case .role? = role(text, at: value) else { return nil }
            return LocatedText(text, at: place(value.span))
        }
    }
}
