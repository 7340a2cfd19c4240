// Reads `roles:` and `traits:` of a `yaml define` block: plain descriptions, and evidence for and against.

import NormaText

struct RoleReader {
    let document: DocumentReader
    let language: GuideLanguage

    static let roles = "names with descriptions (`view-model: { class: \"*ViewModel\" }`)"
    static let traits = "names with descriptions (`coded: { conform-to: Decodable }`)"
    private static let evidenceKeys = ["sure", "likely", "never", "excludes"]

    func roles(_ definitions: [YamlEntry]) -> [RoleUse] {
        definitions.compactMap { definition in
            look(atNameOf: definition, what: "role")
            return role(definition)
        }
    }

    func traits(_ definitions: [YamlEntry]) -> [RoleUse] {
        definitions.compactMap { definition in
            look(atNameOf: definition, what: "trait")
            guard var trait = role(definition) else { return nil }
            if trait.role.evidence != nil {
                let message = "the trait `\(definition.key)` has evidence, but a trait is a single description"
                document.report(definition.keySpan, message, "write the description alone, or make it a role")
            }
            trait.role.isTrait = true
            return trait
        }
    }

    private func look(atNameOf definition: YamlEntry, what: String) {
        let name = definition.key
        if document.kebabName(name, at: definition.keySpan, what: what), isTaken(name) {
            let message = "`\(name)` is already a word of the language"
            document.report(definition.keySpan, message, "choose another name for the \(what)")
        }
    }

    private func isTaken(_ name: String) -> Bool {
        language.words.kinds[name] != nil
            || ["any", "all", "not", "except", "tests", "production", "previews"].contains(name)
    }

    private func role(_ definition: YamlEntry) -> RoleUse? {
        var descriptions = DescriptionReader(document, language)
        let here = document.place(definition.keySpan)
        guard case .mapping(let entries) = definition.value.content,
            entries.contains(where: { Self.evidenceKeys.contains($0.key) })
        else {
            guard let description = descriptions.description(definition, .choosing) else { return nil }
            let role = RoleDefinition(name: definition.key, description: description, place: here)
            return RoleUse(role, descriptions.placeholders)
        }
        guard let fields = document.fields(definition.value, of: Owner(definition), known: Self.evidenceKeys) else {
            return nil
        }
        var evidence = RoleEvidence()
        evidence.sure = fields["sure"].flatMap { descriptions.description($0, .choosing) }
        evidence.likely = fields["likely"].flatMap { descriptions.description($0, .choosing) }
        evidence.never = fields["never"].flatMap { descriptions.description($0, .choosing) }
        evidence.excludes = fields["excludes"].map { excluded($0, by: definition.key, &descriptions) } ?? []
        if fields["sure"] == nil, fields["likely"] == nil {
            let message = "the role `\(definition.key)` has no evidence for it"
            document.report(definition.keySpan, message, "add `sure:` or `likely:`")
        }
        guard evidence.sure != nil || evidence.likely != nil else { return nil }
        return RoleUse(RoleDefinition(name: definition.key, evidence: evidence, place: here), descriptions.placeholders)
    }

    private func excluded(
        _ entry: YamlEntry,
        by name: String,
        _ descriptions: inout DescriptionReader
    ) -> [LocatedText] {
        let texts = document.texts(entry.value, of: Owner(entry), wants: "names of roles") ?? []
        return texts.compactMap { text, value in
            if text == name {
                document.report(value.span, "the role `\(name)` excludes itself", "take it out of `excludes`")
                return nil
            }
            guard case .role? = descriptions.role(text, at: value) else { return nil }
            return LocatedText(text, at: document.place(value.span))
        }
    }
}
