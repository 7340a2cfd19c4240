// The value of a predicate's word, read by the shape that the word asks for.

import NormaExpressions

extension DescriptionReader {
    /// Words whose value `any` means every name, as it does after a kind: nothing is called that.
    private static let openWords: Set<String> = ["call", "import", "have-value"]

    mutating func argument(_ entry: YamlEntry, shape: ArgumentShape) -> Argument? {
        let owner = Owner(entry)
        var entry = entry
        if entry.value.text == "any", Self.openWords.contains(entry.key) {
            entry.value = YamlValue(content: .text("*", isPlain: false), span: entry.value.span)
        }
        switch shape {
        case .names, .texts: return patterns.namePatterns(entry.value, of: owner).map { .patterns($0) }
        case .naming: return nameDescription(entry.value, of: owner).map { .names($0) }
        case .paths: return patterns.pathPatterns(entry.value, of: owner).map { .patterns($0) }
        case .places: return places(entry.value, of: owner).map { .places($0) }
        case .adjectives: return adjectives(entry.value, of: owner).map { .words($0) }
        case .closingLevel: return closingLevel(entry.value, of: owner).map { .words([$0]) }
        case .attributes: return attributes(entry.value, of: owner).map { .texts($0) }
        case .zones: return zones(entry.value, of: owner).map { .texts($0) }
        case .languages: return languages(entry.value, of: owner).map { .words($0) }
        case .description: return description(entry, .choosing).map { .description($0) }
        case .eachDescription: return list(entry.value, of: owner, .choosing).map { .descriptions($0) }
        case .measures: return measures(entry.value, of: owner).map { .measures($0) }
        case .references: return references(entry.value, of: owner).map { .references($0) }
        case .relations: return relations(entry.value, of: owner).map { .references($0) }
        case .calls: return calls(entry.value, of: owner).map { .calls($0) }
        case .counterpart: return counterpart(entry.value, of: owner).map { .counterpart($0) }
        case .code: return code(entry.value, of: owner).map { .code($0) }
        case .platforms: return platforms(entry.value, of: owner).map { .platforms($0) }
        case .settings: return settings(entry.value, of: owner).map { .settings($0) }
        }
    }

    private func adjectives(_ value: YamlValue, of owner: Owner) -> [LocatedText]? {
        document.texts(value, of: owner, wants: "an adjective") { text, value in
            guard words.adjectives.contains(text) else {
                document.report(value.span, "unknown adjective `\(text)`", adjectiveHint(text))
                return nil
            }
            if ["unused", "unused-result"].contains(text) { language.needs.speaksOfUses = true }
            return LocatedText(text, at: document.place(value.span))
        }
    }

    private func closingLevel(_ value: YamlValue, of owner: Owner) -> LocatedText? {
        guard let texts = document.texts(value, of: owner, wants: "an access level") else { return nil }
        let levels = ["private", "fileprivate", "internal"]
        guard let (text, written) = texts.first, texts.count == 1 else {
            let message = "only one access level is possible here"
            document.report(value.span, message, "write one of `private`, `fileprivate`, `internal`")
            return nil
        }
        guard levels.contains(text) else {
            let message = "something can't be closed to the access level `\(text)`"
            document.report(written.span, message, document.hint(text, among: levels, listing: "known"))
            return nil
        }
        language.needs.speaksOfUses = true
        return LocatedText(text, at: document.place(written.span))
    }

    private func languages(_ value: YamlValue, of owner: Owner) -> [LocatedText]? {
        let known = TextLanguage.allCases.map(\.rawValue)
        return document.texts(value, of: owner, wants: "a language") { text, value in
            if known.contains(text) { return LocatedText(text, at: document.place(value.span)) }
            let way = document.hint(text, among: known) ?? "known: " + known.joined(separator: ", ")
            document.report(value.span, "unknown language `\(text)`", way)
            return nil
        }
    }

    private func adjectiveHint(_ text: String) -> String? {
        if words.kinds[text] != nil { return "it is a kind: write `\(text): any` instead of `be: \(text)`" }
        if names.isRole(text) { return "it is a role: write `type: \(text)` instead of `be: \(text)`" }
        return document.hint(text, among: words.adjectives.ordered, listing: "known")
    }

    private func attributes(_ value: YamlValue, of owner: Owner) -> [LocatedText]? {
        document.texts(value, of: owner, wants: "an attribute") { text, value in
            if text.hasPrefix("@") || text.hasPrefix("*") { return LocatedText(text, at: document.place(value.span)) }
            document.report(value.span, "an attribute begins with `@`", "write `\"@\(text)\"`")
            return nil
        }
    }

    func measures(_ value: YamlValue, of owner: Owner) -> [MeasureLimit]? {
        guard case .mapping(let entries) = value.content, !entries.isEmpty else {
            let known = words.measures.ordered.first ?? "lines"
            document.reportType(value, of: owner, wants: "measures with numbers", "write `{ \(known): 400 }`")
            return nil
        }
        return entries.mapAll { entry in
            guard words.measures.contains(entry.key) else {
                let hint = document.hint(entry.key, among: words.measures.ordered, listing: "known")
                document.report(entry.keySpan, "unknown measure `\(entry.key)`", hint)
                return nil
            }
            let number = document.number(entry)
            return number.map { MeasureLimit(measure: entry.key, number: $0, place: document.place(entry.keySpan)) }
        }
    }

    /// A description with `as:` beside its other keys.
    private mutating func references(_ value: YamlValue, of owner: Owner) -> ReferenceDescription? {
        guard case .mapping(let entries) = value.content, let kinds = entries.first(where: { $0.key == "as" }) else {
            return description(value, of: owner, .choosing).map { ReferenceDescription(target: $0) }
        }
        var roles: [String] = []
        if let texts = document.texts(kinds.value, of: Owner(kinds), wants: "a kind of reference") {
            for (text, value) in texts {
                if words.referenceRoles.contains(text) {
                    roles.append(text)
                } else {
                    let hint = document.hint(text, among: words.referenceRoles.ordered)
                    let known = words.referenceRoles.ordered.joined(separator: ", ")
                    document.report(value.span, "unknown kind of reference `\(text)`", hint ?? "known: \(known)")
                }
            }
        }
        let rest = entries.filter { $0.key != "as" }
        if rest.isEmpty { return roles.isEmpty ? nil : ReferenceDescription(target: .all([]), roles: roles) }
        let target = YamlValue(content: .mapping(rest), span: value.span)
        guard let target = description(target, of: owner, .choosing), !roles.isEmpty else { return nil }
        return ReferenceDescription(target: target, roles: roles)
    }

    /// A description with `at-least:` beside its other keys.
    private mutating func relations(_ value: YamlValue, of owner: Owner) -> ReferenceDescription? {
        guard case .mapping(let entries) = value.content, let least = entries.first(where: { $0.key == "at-least" })
        else { return description(value, of: owner, .choosing).map { ReferenceDescription(target: $0) } }
        guard let number = document.number(least) else { return nil }
        if number < 1 {
            let message = "`at-least` must be 1 or more"
            document.report(least.value.span, message, "write `not:` around the description for none")
            return nil
        }
        let rest = entries.filter { $0.key != "at-least" }
        guard !rest.isEmpty else {
            document.reportType(
                value,
                of: owner,
                wants: "a description beside `at-least`",
                "write `{ type: any, at-least: 3 }`"
            )
            return nil
        }
        let target = YamlValue(content: .mapping(rest), span: value.span)
        return description(target, of: owner, .choosing).map { ReferenceDescription(target: $0, least: number) }
    }

    private mutating func counterpart(_ value: YamlValue, of owner: Owner) -> CounterpartDescription? {
        if value.text == "preview" { return CounterpartDescription(kind: .preview, names: [], paths: []) }
        let kinds = ["type", "class", "struct", "enum", "actor", "protocol", "function", "file", "test", "preview"]
        guard let fields = document.fields(value, of: owner, known: kinds + ["in"]) else { return nil }
        let side = fields["in"]?.value.text.flatMap { ["tests": true, "production": false][$0] }
        let paths = side == nil ? fields["in"].map { patterns.pathPatterns($0.value, of: Owner($0)) } ?? [] : []
        for element in side == nil ? fields["in"]?.value.elements ?? [] : [] {
            guard let text = element.text, names.isLayer(text) || names.isRole(text) else { continue }
            let message = "a counterpart is in folders, in `production` or in `tests`, but `\(text)` is a "
            document.report(
                element.span,
                message + (names.isLayer(text) ? "layer" : "role"),
                "write its folder, or a place"
            )
        }
        let given = kinds.compactMap { fields[$0] }.sorted { $0.keySpan.start < $1.keySpan.start }
        guard let first = given.first, given.count == 1 else {
            let span = given.count > 1 ? given[1].keySpan : owner.span
            let message = given.isEmpty ? "a counterpart needs a kind" : "a counterpart has one kind"
            document.report(
                span,
                message,
                "write `{ type: \"{Subject}Mock\" }`, or one of \(kinds.dropFirst().joined(separator: ", "))"
            )
            return nil
        }
        guard let names = counterpartNames(first), let paths else { return nil }
        let kind: CounterpartDescription.Kind
        switch first.key {
        case "file": kind = .file
        case "test": kind = .test
        case "preview": kind = .preview
        default: kind = .declaration(words.kinds[first.key] ?? .type)
        }
        return CounterpartDescription(kind: kind, names: names, paths: paths, isInTests: side)
    }

    private mutating func counterpartNames(_ entry: YamlEntry) -> [NamePattern]? {
        if entry.value.text != "any", !entry.value.elements.isEmpty, entry.value.elements.allSatisfy({ $0.text != nil })
        {
            return patterns.namePatterns(entry.value, of: Owner(entry))
        }
        if entry.key == "preview" { return [] }
        document.reportType(entry.value, of: Owner(entry), wants: "a name pattern such as `\"{Subject}Mock\"`")
        return nil
    }

    private func platforms(_ value: YamlValue, of owner: Owner) -> [PlatformRequirement]? {
        let known = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]
        guard let fields = document.fields(value, of: owner, known: known) else { return nil }
        var result: [PlatformRequirement] = []
        for platform in known {
            guard let entry = fields[platform] else { continue }
            let text = entry.value.text ?? ""
            let comparison = [PlatformRequirement.Comparison.atLeast, .below, .equal].first {
                text.hasPrefix($0.rawValue)
            }
            let version = (comparison.map { text.dropFirst($0.rawValue.count) } ?? "")
                .drop { $0 == " " }.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            guard let comparison, version.allSatisfy({ $0 != nil }) else {
                document.reportType(
                    entry.value,
                    of: Owner(entry),
                    wants: "a version",
                    "write `\">=17\"`, `\"<17\"` or `\"=17.2\"`"
                )
                continue
            }
            result.append(
                PlatformRequirement(platform: platform, comparison: comparison, version: version.compactMap { $0 })
            )
        }
        return result.isEmpty ? nil : result
    }
}
