// Values and places as each guide sees them that is extended: what it declares itself, and what it inherits.

/// Every declaration, the nearest guide's first.
struct ValueViews {
    private struct Declaration {
        var guide: Int
        var isPlace: Bool
        /// As written.
        var texts: [String]
        var place: GuidePlace
    }

    private var declarations: [String: [Declaration]] = [:]
    private var names: [String] = []

    mutating func add(_ name: LocatedText, isPlace: Bool, _ texts: [String], guide: Int) {
        if declarations[name.text] == nil { names.append(name.text) }
        declarations[name.text, default: []].append(
            Declaration(guide: guide, isPlace: isPlace, texts: texts, place: name.place)
        )
    }

    /// The placeholders that places of the guides that are extended have, also where a nearer one declares the place without.
    var inheritedHoles: Set<String> {
        let texts = declarations.values.joined().filter { $0.isPlace && $0.guide > 0 }.flatMap(\.texts)
        let single = texts.map { $0.replacing("{{", with: "").replacing("}}", with: "") }
        return Set(single.flatMap { LanguageReader.placeholders(inSentence: $0).map(\.name) })
    }

    /// What stands for something else than in the view of a guide, in the order declared.
    ///
    /// - Parameter now: what each name stands for in the guide that was read.
    func changes(since guide: Int, _ now: [String: [String]]) -> [ValueChange] {
        var seen: [String: [String]] = [:]
        return names.compactMap { name in
            guard let declaration = declaration(name, in: guide), let now = now[name] else { return nil }
            let written = texts(of: name, in: guide, &seen, trail: [])
            guard written != now else { return nil }
            let own = declarations[name]?.first { $0.guide == 0 }
            return ValueChange(
                name: name,
                isPlace: declaration.isPlace,
                written: written,
                now: now,
                causes: causes(of: name, in: guide, trail: []),
                place: own?.place
            )
        }
    }

    private func declaration(_ name: String, in guide: Int) -> Declaration? {
        declarations[name]?.first { $0.guide >= guide }
    }

    private func texts(
        of name: String,
        in guide: Int,
        _ seen: inout [String: [String]],
        trail: [String]
    ) -> [String] {
        if let known = seen[name] { return known }
        guard let declaration = declaration(name, in: guide), !trail.contains(name) else { return [] }
        var values: [String: [String]] = [:]
        for used in declaration.texts.flatMap({ ValueUse.all(in: $0) }).map(\.name) {
            values[used] = texts(of: used, in: guide, &seen, trail: trail + [name])
        }
        let result = declaration.texts.flatMap { ValueUse.texts(of: $0, values) ?? [] }
        seen[name] = result
        return result
    }

    private func causes(of name: String, in guide: Int, trail: [String]) -> [String] {
        if declarations[name]?.first?.guide == 0 { return [name] }
        guard let declaration = declaration(name, in: guide), !trail.contains(name) else { return [] }
        let used = declaration.texts.flatMap { ValueUse.all(in: $0) }.map(\.name)
        return used.flatMap { causes(of: $0, in: guide, trail: trail + [name]) }
    }
}
