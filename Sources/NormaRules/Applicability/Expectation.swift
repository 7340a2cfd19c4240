// Whether something that fits a description can come to stand at a place: told from the path, the names and the project.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// Asks descriptions of things that need not be written yet: what only code can tell is unknown.
struct Expectation {
    let context: JudgingContext
    let place: PlannedPlace
    /// The name that a type of the file is taken to have; nil: any.
    var typeName: String?

    typealias Answer = (verdict: Verdict, captures: Captures)

    private var source: ProjectFile { context.project.files[Int(place.file.index)] }

    /// What is bound for a thing of this kind before anything is asked.
    func captures(for kind: SubjectKind) -> Captures {
        var captures = Captures.none
        if !place.isFolder { captures["File"] = String(place.path.stem) }
        captures["Feature"] = source.feature.map { context.project.feature($0).name }
        captures["Module"] = source.module.map { context.project.module($0).name }
        captures["Layer"] = source.layer.map { context.project.layer($0).name }
        captures["Subject"] = name(for: kind)
        return captures
    }

    func answer(_ description: Description, for kind: SubjectKind, given captures: Captures) -> Answer {
        switch description {
        case .kind(let wanted, _): return (Self.verdict(of: kind, being: wanted), captures)
        case .role(let name, _):
            guard let role = context.guide.definitions.roles.first(where: { $0.name == name }) else {
                return (.fails, captures)
            }
            let (verdict, bound) = answer(role.description, for: kind, given: captures)
            return (verdict, captures.adding(bound))
        case .name(let pattern, _): return answer(name: [pattern], for: kind, given: captures)
        case .predicate(let use): return answer(use, for: kind, given: captures)
        case .not(let inner): return (!answer(inner, for: kind, given: captures).verdict, captures)
        case .all(let parts):
            var result = Verdict.holds
            var bound = captures
            for part in parts {
                let (verdict, now) = answer(part, for: kind, given: bound)
                if verdict == .fails { return (.fails, captures) }
                if verdict == .unknown { result = .unknown }
                bound = now
            }
            return (result, bound)
        case .any(let parts):
            var result: Answer = (.fails, captures)
            for part in parts {
                let (verdict, now) = answer(part, for: kind, given: captures)
                if verdict == .holds { return (verdict, now) }
                if verdict == .unknown, result.verdict == .fails { result = (verdict, now) }
            }
            return result
        }
    }

    /// Whether a type that fits can be here: one that is there in a written file, any in one that is not.
    func canHoldType(_ description: Description, given captures: Captures) -> Bool {
        if place.exists, !place.isFolder {
            let plan = PlanCompiler(context).plan(for: description)
            return place.types(in: context).contains { plan.verdict(of: $0, given: captures, in: context) != .fails }
        }
        let kinds = description.kinds(roles: context.roles) ?? [.type]
        return kinds.contains { answer(description, for: $0, given: self.captures(for: $0)).verdict != .fails }
    }

    /// Whether the name of the type is one that a role asks for.
    func tellsOfRole(_ name: String) -> Bool {
        let role = context.guide.definitions.roles.first { $0.name == name }
        return role.map { isNamed(by: $0.description) } ?? false
    }

    private func isNamed(by description: Description) -> Bool {
        guard let typeName else { return false }
        switch description {
        case .name(let pattern, _): return pattern.matches(typeName)
        case .predicate(let use):
            guard use.word == "named", case .patterns(let patterns) = use.argument else { return false }
            return patterns.contains { $0.matches(typeName) }
        case .role(let name, _): return tellsOfRole(name)
        case .all(let parts), .any(let parts): return parts.contains(where: isNamed)
        case .kind, .not: return false
        }
    }

    // MARK: - Kinds and names

    private static let typeKinds: Set<SubjectKind> = [.class, .struct, .enum, .actor, .protocol]

    private static func verdict(of kind: SubjectKind, being wanted: SubjectKind) -> Verdict {
        if kind == wanted || (wanted == .type && typeKinds.contains(kind)) { return .holds }
        if wanted == .function, kind == .test { return .holds }
        let mayBe = (kind == .type && typeKinds.contains(wanted)) || (kind == .function && wanted == .test)
        return mayBe ? .unknown : .fails
    }

    private func name(for kind: SubjectKind) -> String? {
        switch kind {
        case .file: return place.isFolder ? nil : String(place.path.stem)
        case .feature: return source.feature.map { context.project.feature($0).name }
        case .module: return source.module.map { context.project.module($0).name }
        case .type: return typeName
        default: return Self.typeKinds.contains(kind) ? typeName : nil
        }
    }

    private func answer(name patterns: [NamePattern], for kind: SubjectKind, given captures: Captures) -> Answer {
        guard let name = name(for: kind), !patterns.contains(where: { $0.isQualified && kind != .file }) else {
            return (.unknown, captures)
        }
        let texts = kind == .file ? [name, String(place.path.name)] : [name]
        for pattern in patterns {
            for text in texts {
                if let bound = pattern.match(text, given: captures) { return (.holds, bound) }
            }
        }
        return (.fails, captures)
    }

    // MARK: - Predicates

    private func answer(_ use: PredicateUse, for kind: SubjectKind, given captures: Captures) -> Answer {
        switch (use.word, use.argument) {
        case ("in", .places(let places)): return answer(places: places, given: captures)
        case ("named", .patterns(let patterns)): return answer(name: patterns, for: kind, given: captures)
        case ("file-named", .patterns(let patterns)): return (verdict(fileNamed: patterns, captures), captures)
        case ("member-of", .description(let holder)):
            return (canHoldType(holder, given: captures) ? .unknown : .fails, captures)
        case ("be", .words(let words)) where words.contains { $0.text == "test" } && !source.isTest:
            return (.fails, captures)
        case ("deploy-to", _):
            let plan = PlanCompiler(context).plan(for: .predicate(use))
            return (plan.verdict(of: .file(place.file), given: captures, in: context), captures)
        case ("have-counterpart", .counterpart(let counterpart)):
            return (verdict(of: use, counterpart, given: captures), captures)
        default: return (.unknown, captures)
        }
    }

    private func answer(places: [PlaceDescription], given captures: Captures) -> Answer {
        var result: Answer = (.fails, captures)
        for place in places {
            let verdict: Verdict
            switch place {
            case .previews: verdict = .unknown
            case .role(let name):
                let role = context.guide.definitions.roles.first { $0.name == name.text }
                verdict = role.map { canHoldType($0.description, given: captures) } ?? false ? .unknown : .fails
            default: verdict = self.place.verdict(in: Zone(place, in: context), given: captures, in: context)
            }
            if verdict == .holds { return (.holds, bound(by: place, given: captures)) }
            if verdict == .unknown { result.verdict = .unknown }
        }
        return result
    }

    private func bound(by place: PlaceDescription, given captures: Captures) -> Captures {
        guard case .path(let pattern) = place else { return captures }
        return pattern.matchFolderOrFile(self.place.path, given: captures) ?? captures
    }

    private func verdict(fileNamed patterns: [NamePattern], _ captures: Captures) -> Verdict {
        guard !place.isFolder else { return .unknown }
        let (stem, name) = (place.path.stem, place.path.name)
        guard patterns.contains(where: { $0.matches(stem, given: captures) || $0.matches(name, given: captures) })
        else { return .fails }
        let isOpen = patterns.contains { $0.placeholders.contains { captures[$0] == nil } }
        return isOpen ? .unknown : .holds
    }

    /// What belongs to the thing by its name may still be written; what is there for all things can be looked up.
    private func verdict(
        of use: PredicateUse,
        _ counterpart: CounterpartDescription,
        given captures: Captures
    ) -> Verdict {
        let placeholders = (counterpart.name?.placeholders ?? []) + (counterpart.path?.placeholders ?? [])
        guard placeholders.isEmpty, counterpart.kind != .preview else { return .unknown }
        return PlanCompiler(context).plan(for: .predicate(use))
            .verdict(of: .file(place.file), given: captures, in: context)
    }
}
