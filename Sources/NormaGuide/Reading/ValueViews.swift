// Values and places as each extended guide sees them: its own declarations, and those that it inherits.

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

    /// The placeholders that places of the guides that are extended have, even if a nearer one declares the place without.
    var inheritedHoles: Set<String> {
        let texts = declarations.values.joined().filter { $0.isPlace && $0.guide > 0 }.flatMap(\.texts)
        let single = texts.map { $0.replacing("{{", with: "").replacing("}}", with: "") }
        return Set(single.flatMap { PatternReader.placeholders(inSentence: $0).map(\.name) })
    }

    /// The names whose values differ from those in the view of a guide, in the order declared.
    ///
    /// - Parameter now: the values in the guide that was read.
    func changes(since guide: Int, _ now: [String: [String]]) -> [ValueChange] {
        let views = self.views(of: guide)
        return names.compactMap { name in
            guard let declaration = declaration(name, in: guide), let now = now[name] else { return nil }
            let view = views[name]
            guard view?.texts ?? [] != now else { return nil }
            let own = declarations[name]?.first { $0.guide == 0 }
            return ValueChange(
                name: name,
                isPlace: declaration.isPlace,
                written: view?.texts ?? [],
                now: now,
                causes: view?.causes ?? (own == nil ? [] : [name]),
                place: own?.place
            )
        }
    }

    private func declaration(_ name: String, in guide: Int) -> Declaration? {
        declarations[name]?.first { $0.guide >= guide }
    }

    /// The values in a guide, and the names in the guide that was read that change them.
    private func views(of guide: Int) -> [String: (texts: [String], causes: [String])] {
        func uses(_ name: String) -> [String]? {
            declaration(name, in: guide)?.texts.flatMap { ValueUse.all(in: $0) }.map(\.name)
        }
        var views: [String: (texts: [String], causes: [String])] = [:]
        var budget = FillingBudget()
        for name in ValueOrder(names, uses: uses).names {
            guard let declaration = declaration(name, in: guide) else { continue }
            let used = uses(name) ?? []
            let values = Dictionary(used.map { ($0, views[$0]?.texts ?? []) }, uniquingKeysWith: { first, _ in first })
            var texts: [String] = []
            for text in declaration.texts where texts.count <= ValueUse.mostTexts {
                // Excess is reported where the guide is read.
                guard let own = try? ValueUse.texts(of: text, values), (try? budget.take(own)) != nil else { continue }
                texts += own
            }
            let isOwn = declarations[name]?.first?.guide == 0
            let causes = isOwn ? [name] : Self.firstCauses(used.lazy.compactMap { views[$0]?.causes })
            views[name] = (texts, causes)
        }
        return views
    }

    private static func firstCauses(_ causes: some Sequence<[String]>) -> [String] {
        var first: [String] = []
        for cause in causes.joined() where !first.contains(cause) {
            first.append(cause)
            if first.count == mostCauses { break }
        }
        return first
    }

    /// More values aren't listed.
    private static let mostCauses = 16
}
