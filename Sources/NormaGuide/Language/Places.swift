// Where a thing is: paths, layers, modules, features, roles, tests; and the names of zones that it depends on.

import NormaExpressions

extension DescriptionReader {
    private static let placeKinds = ["layer", "module", "module-of", "feature", "path", "role"]

    mutating func places(_ value: YamlValue, of owner: Owner) -> [PlaceDescription]? {
        if value.isEmpty || value.elements.isEmpty {
            document.reportType(value, of: owner, wants: "a place (a path, a layer, a module, a role, `tests`)")
            return nil
        }
        var result: [PlaceDescription] = []
        var isComplete = true
        for element in value.elements {
            if let way = document.unquoted(element) {
                document.report(element.span, "YAML reads this as a mapping, but a place is expected", way)
                isComplete = false
            } else if case .mapping(let entries) = element.content {
                for entry in entries {
                    let places = place(entry)
                    if let places { result += places } else { isComplete = false }
                }
                if entries.count > 1 {
                    let message = "a place has one key"
                    document.report(entries[1].keySpan, message, "write a list of places: any of them will do")
                    isComplete = false
                }
            } else if let text = document.text(element, of: owner, wants: "a place"),
                let place = place(text, at: element)
            {
                result.append(place)
            } else {
                isComplete = false
            }
        }
        return isComplete && !result.isEmpty ? result : nil
    }

    /// `{ layer: X }` and the like.
    private mutating func place(_ entry: YamlEntry) -> [PlaceDescription]? {
        guard Self.placeKinds.contains(entry.key) else {
            let hint = document.hint(entry.key, among: Self.placeKinds, listing: "known")
            document.report(entry.keySpan, "unknown kind of place `\(entry.key)`", hint)
            return nil
        }
        return document.texts(entry.value, of: Owner(entry), wants: "a name") { place($0, kind: entry.key, at: $1) }
    }

    private mutating func place(_ text: String, kind: String, at value: YamlValue) -> PlaceDescription? {
        let located = LocatedText(text, at: document.place(value.span))
        switch kind {
        case "layer":
            if text == "{Layer}" || names.isLayer(text) { return .layer(located) }
            document.report(value.span, "unknown layer `\(text)`", names.layerHint(text, document))
            return nil
        case "module": return patterns.namePattern(text, at: value).map { .module($0) }
        case "feature": return patterns.namePattern(text, at: value).map { .feature($0) }
        case "role", "module-of":
            guard role(text, at: value) != nil else { return nil }
            return kind == "role" ? .role(located) : .moduleOf(located)
        default: return patterns.pathPattern(text, at: value).map { .path($0) }
        }
    }

    /// A bare text: a path if it has a slash or a glob, else a word or a name.
    private mutating func place(_ text: String, at value: YamlValue) -> PlaceDescription? {
        let located = LocatedText(text, at: document.place(value.span))
        switch text {
        case "tests": return .tests
        case "production": return .production
        case "previews": return .previews
        case "{Feature}": return patterns.namePattern(text, at: value).map { .feature($0) }
        case "{Module}": return patterns.namePattern(text, at: value).map { .module($0) }
        case "{Layer}": return .layer(located)
        default: break
        }
        if text.contains(where: { "/*?".contains($0) }) {
            return patterns.pathPattern(text, at: value).map { .path($0) }
        }
        if text.first?.isLowercase == true {
            if names.isRole(text) { return .role(located) }
            document.report(value.span, "unknown place `\(text)`", placeHint(text))
            return nil
        }
        guard checkZone(text, at: value) else { return nil }
        patterns.noteHiddenFolders(in: text)
        return .named(located)
    }

    private func placeHint(_ text: String) -> String {
        let known = ["tests", "production", "previews"] + names.roles
        return document.hint(text, among: known) ?? "a folder is written `\(text)/`"
    }

    /// `in:` of a check or contract: a place, or a description.
    mutating func scope(_ entry: YamlEntry) -> Description? {
        if case .mapping(let entries) = entry.value.content,
            !entries.allSatisfy({ ["layer", "module", "feature", "path", "role"].contains($0.key) })
        {
            return description(entry, .choosing)
        }
        guard let word = words.placeWord else { return nil }
        return places(entry.value, of: Owner(entry)).map {
            .predicate(PredicateUse(word, argument: .places($0), place: document.place(entry.keySpan)))
        }
    }

    // MARK: - Zones

    mutating func zones(_ value: YamlValue, of owner: Owner) -> [LocatedText]? {
        document.texts(value, of: owner, wants: "a layer, a module or a feature") { text, element in
            checkZone(text, at: element) ? LocatedText(text, at: document.place(element.span)) : nil
        }
    }

    /// A name of a layer, a module or a feature. Modules and features are the project's to know, so only a name that is
    /// nearly one that the guide defines is a problem.
    private mutating func checkZone(_ text: String, at value: YamlValue) -> Bool {
        if names.isLayer(text) || names.isModule(text) { return true }
        guard let pattern = patterns.namePattern(text, at: value) else { return false }
        guard pattern.literal != nil else { return true }
        guard let near = Words.near(text, among: names.layers + names.modules) else { return true }
        let what = names.isLayer(near) ? "layer" : "module"
        document.report(value.span, "unknown \(what) `\(text)`", "did you mean `\(near)`?")
        return false
    }
}
