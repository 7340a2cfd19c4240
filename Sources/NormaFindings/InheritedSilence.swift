// What a guide that a team did not write speaks of and a project lacks: no mistake of anyone's, so it is counted.

/// What inherited rules found nothing of.
package struct InheritedSilence: Sendable, Hashable, Codable {
    /// Those that most rules speak of first; one that only a definition speaks of has no rules.
    package var absences: [Absence] = []
    /// The rules that say nothing until a place is there, by that place; those of most rules first.
    package var waiting: [Absence] = []
    /// The rules whose exceptions excused nothing, in the guide's order, once for each exception.
    package var idleExceptions: [String] = []
    /// The rules that the guide itself turns off, by the place that it says to be nowhere; those of most rules first.
    package var off: [Absence] = []

    /// The rules that speak of a change only, where the tree was compared with no earlier state; in the guide's order, a team's
    /// own too.
    package var withoutChange: [String] = []

    package init() {}

    /// How many rules speak of what is not there.
    package var ruleCount: Int { Set(absences.flatMap(\.rules)).count }

    /// Of these rules alone.
    package func of(_ rules: Set<String>) -> InheritedSilence {
        var result = InheritedSilence()
        for absence in absences {
            let kept = absence.rules.filter(rules.contains)
            if !kept.isEmpty || absence.rules.isEmpty { result.absences.append(Absence(absence.thing, rules: kept)) }
        }
        result.waiting = waiting.compactMap { absence in
            let kept = absence.rules.filter(rules.contains)
            return kept.isEmpty ? nil : Absence(absence.thing, rules: kept)
        }
        result.idleExceptions = idleExceptions.filter(rules.contains)
        result.off = off
        result.withoutChange = withoutChange.filter(rules.contains)
        return result
    }

    /// What each rule lacks, by its name.
    package var things: [String: MissingThing] {
        Dictionary(
            absences.flatMap { absence in absence.rules.map { ($0, absence.thing) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

/// Something that is not there, with the rules that speak of it.
package struct Absence: Sendable, Hashable, Codable {
    package var thing: MissingThing
    /// In the guide's order.
    package var rules: [String]

    package init(_ thing: MissingThing, rules: [String] = []) {
        self.thing = thing
        self.rules = rules
    }
}

/// Something that a guide speaks of and a project lacks.
package struct MissingThing: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable {
        case role, layer, module, feature
        /// What a contract names, and what is neither layer, module nor feature.
        case unit
        /// Where nothing lies.
        case place
        /// A kind of thing.
        case subject
        /// What a description chooses, in words, though each part of it is there by itself.
        case description
    }

    package var kind: Kind
    package var name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// "role `coordinator`", "`Networking`", "protocol", "a class in `Sources/App`".
    package var text: String {
        switch kind {
        case .role, .layer, .module, .feature: "\(kind.rawValue) `\(name)`"
        case .unit, .place: "`\(name)`"
        case .subject, .description: name
        }
    }

    /// "no role `coordinator`", "nothing in `Sources/Widgets`".
    package var denial: String {
        switch kind {
        case .place: "nothing in \(text)"
        case .description: "nothing that is \(text)"
        default: "no \(text)"
        }
    }
}
