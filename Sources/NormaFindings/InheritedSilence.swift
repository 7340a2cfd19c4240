// What inherited guides refer to and a project doesn't have: it is no mistake, so it is only counted.

/// Inherited rules that matched nothing.
package struct InheritedSilence: Sendable, Hashable {
    /// Those of most rules first; one that only a definition refers to has no rules.
    package var absences: [Absence] = []
    /// The rules that wait until a place exists, by that place; those of most rules first.
    package var waiting: [Absence] = []
    /// The rules whose exceptions excused nothing, in the guide's order, once for each exception.
    package var idleExceptions: [String] = []
    /// The rules that the guide itself turns off, by the place that it declares absent; those of most rules first.
    package var off: [Absence] = []

    /// The rules about a change, if the tree was not compared with an earlier state; in the guide's order, including
    /// the team's own.
    package var withoutChange: [String] = []

    package init() {}

    /// How many rules matched nothing.
    package var ruleCount: Int { Set(absences.flatMap(\.rules)).count }

    /// The part for these rules.
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

    /// What is missing for each rule, by its name.
    package var things: [String: MissingThing] {
        Dictionary(
            absences.flatMap { absence in absence.rules.map { ($0, absence.thing) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

/// Something missing, with the rules that refer to it.
package struct Absence: Sendable, Hashable {
    package var thing: MissingThing
    /// In the guide's order.
    package var rules: [String]

    package init(_ thing: MissingThing, rules: [String] = []) {
        self.thing = thing
        self.rules = rules
    }
}

/// Something that a guide refers to and a project doesn't have.
package struct MissingThing: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case role, layer, module, feature
        /// A name in a contract that is neither layer, module nor feature.
        case unit
        /// A place without files.
        case place
        /// A kind of thing.
        case subject
        /// The text of a description that matches nothing, although each part of it does.
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
