// Why a rule found nothing: the role, layer, place or kind of thing of its description that is missing in the project.

import NormaExpressions
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// For one thread, one rule after the other: many rules are about the same few places.
struct AbsenceSearch {
    private let context: JudgingContext
    private var isInhabited: [PlaceKey: Bool] = [:]

    init(_ context: JudgingContext) { self.context = context }

    /// The first missing thing of the rule's description; if each exists by itself, the whole description in words.
    mutating func missingThing(of rule: Rule, after judgement: RuleJudgement) -> MissingThing {
        switch rule.form {
        case .every(let description, must: _), .everyNot(let description, mustNot: _),
            .exactly(let description, are: _):
            return missingThing(of: description)
        case .only(let allowed, may: let limited):
            return missingThing(of: judgement.subjectCount == 0 ? limited : allowed)
        case .check(let use): return use.scope.map { missingThing(of: $0) } ?? Self.subject(.file)
        case .layers(let contract): return unit(of: contract.ranks.flatMap(\.self))
        case .allow(let contract): return unit(of: contract.units)
        case .independent(let contract):
            return MissingThing(.place, contract.slices.map(\.text).joined(separator: ", "))
        case .acyclic(let contract):
            return contract.scope.map { missingThing(of: $0) } ?? MissingThing(.subject, contract.unit.rawValue)
        case .covered(let contract): return MissingThing(.place, contract.paths.map(\.text).joined(separator: ", "))
        case .layout(let tree): return MissingThing(.place, tree.roots.first?.name.text ?? rule.name)
        }
    }

    private static func subject(_ kind: SubjectKind) -> MissingThing { MissingThing(.subject, kind.rawValue) }

    /// Each undefined unit of a contract has its own notice; here some layer has no files.
    private func unit(of units: [LocatedText]) -> MissingThing {
        let empty = Set(context.project.layers.filter(\.files.isEmpty).map(\.name))
        let names = units.map(\.text)
        if let layer = names.first(where: empty.contains) { return MissingThing(.layer, layer) }
        return MissingThing(.unit, names.first ?? "")
    }

    // MARK: - Descriptions

    private mutating func missingThing(of description: Description) -> MissingThing {
        let leaves = description.leaves(withDenied: false)
        for leaf in leaves {
            if let named = missingNamedThing(of: leaf) { return named }
        }
        for leaf in leaves {
            if let place = missingPlace(of: leaf) { return place }
        }
        for case .kind(let kind, _) in leaves where context.subjects(of: kind).isEmpty { return Self.subject(kind) }
        return MissingThing(.description, PlanCompiler(context).plan(for: description).noun(given: .none))
    }

    /// A role that nothing has, including roles that a predicate compares with, or a missing layer, module or feature.
    private mutating func missingNamedThing(of leaf: Description) -> MissingThing? {
        switch leaf {
        case .role(let name, _): return role(name)
        case .kind, .trait, .name, .all, .any, .not: return nil
        case .predicate(let use):
            if case .places = use.argument {
                guard let place = missingPlace(of: leaf), place.kind != .place else { return nil }
                return place
            }
            for inner in use.argument.descriptions.flatMap({ $0.leaves(withDenied: false) }) {
                if case .role(let name, _) = inner, let role = role(name) { return role }
            }
            return nil
        }
    }

    private func role(_ name: String) -> MissingThing? {
        guard let index = context.roles.index(of: name), !context.hasMember(ofRole: index) else { return nil }
        return MissingThing(.role, name)
    }

    /// The first place of a predicate that asks for places, if there is nothing in any of them.
    private mutating func missingPlace(of leaf: Description) -> MissingThing? {
        guard case .predicate(let use) = leaf, case .places(let places) = use.argument, let first = places.first
        else { return nil }
        for place in places where isInhabited(place) { return nil }
        switch first {
        case .role(let name), .moduleOf(let name): return MissingThing(.role, name.text)
        case .layer(let name): return MissingThing(.layer, name.text)
        case .module(let pattern): return MissingThing(.module, pattern.text)
        case .feature(let pattern): return MissingThing(.feature, pattern.text)
        case .named(let name):
            let isLayer = context.project.layers.contains { $0.name == name.text }
            return MissingThing(isLayer ? .layer : .unit, name.text)
        case .path(let pattern): return MissingThing(.place, pattern.text)
        case .tests: return MissingThing(.subject, "test code")
        case .production: return MissingThing(.subject, "production code")
        case .previews: return MissingThing(.subject, "previews")
        }
    }

    /// Whether a Swift file may be there; for a role, whether anything has it.
    private mutating func isInhabited(_ place: PlaceDescription) -> Bool {
        switch place {
        case .role(let name), .moduleOf(let name): return role(name.text) == nil
        case .previews: return true
        default: break
        }
        let key = PlaceKey(place)
        if let known = isInhabited[key] { return known }
        let predicate = InPredicate([place], in: PlanCompiler(context))
        let isThere: Bool
        if predicate.isAboutFiles {
            // Most rules that found nothing there have asked about every file already.
            isThere = context.places.answers(for: [key], from: predicate, in: context).contains { $0 != .fails }
        } else {
            isThere = context.project.allFileIDs.contains { predicate.answer(.file($0), .none, context) != .fails }
        }
        isInhabited[key] = isThere
        return isThere
    }
}
