// Walks a project's references once and notes the relations of types that each shows.

import NormaFacts
import NormaText

struct RelationCollector {
    /// A name that may mean more types than this shows no relation.
    private static let mostCandidates = 16

    private let project: Project
    private var finder: TypeFinder
    private(set) var relations: [TypeRelation] = []
    /// The nominal types, in order.
    private(set) var types: [DeclarationID] = []

    init(_ project: Project) {
        self.project = project
        finder = TypeFinder(project)
    }

    mutating func collect() {
        for file in project.allFileIDs {
            let sources = OwnerTypes(of: file, in: project)
            types += sources.types
            collectReferences(in: file, sources)
            collectValues(in: file, sources)
        }
    }

    func conformances(of types: [DeclarationID]) -> [(to: DeclarationID, type: DeclarationID)] {
        types.flatMap { type in project.declaredProtocols(of: type).map { (to: $0, type: type) } }
    }

    // MARK: - Names

    private mutating func collectReferences(in file: FileID, _ sources: OwnerTypes) {
        let content = project.file(file)
        for (index, reference) in content.facts.references.enumerated() {
            guard reference.role != .qualifier, reference.role != .imported, reference.role != .extended,
                let source = sources.type(around: reference.owner)
            else { continue }
            let number = ReferenceID(content.firstReference.index + Int32(clamping: index))
            let targets = targets(of: project.resolution(of: number))
            guard !targets.isEmpty else { continue }
            let kind = Self.kind(of: reference, content.facts.declaration(reference.owner), content.facts)
            for target in targets {
                add(
                    TypeRelation(
                        source: source,
                        target: target,
                        kind: kind,
                        isSure: targets.count == 1,
                        file: file,
                        owner: reference.owner,
                        range: reference.range
                    )
                )
            }
        }
    }

    private static func kind(
        of reference: ReferenceFact,
        _ owner: DeclarationFact?,
        _ facts: FileContent
    ) -> TypeRelation.Kind {
        if reference.traits.contains(.function) { return .names }
        switch reference.role {
        case .construction:
            return .creates
        case .parameter, .associatedValue:
            return reference.role == .parameter ? .receives : .names
        case .returnType:
            return .returns
        case .property:
            guard let owner, owner.kind == .property, !owner.traits.contains(.local) else { return .names }
            return owner.traits.contains(.computed) ? .returns : holding(owner, facts)
        default: return .names
        }
    }

    private static func holding(_ property: DeclarationFact, _ facts: FileContent) -> TypeRelation.Kind {
        facts.attributes(of: property).contains { watchers.contains(facts.text($0.name)) } ? .observes : .holds
    }

    /// The property wrappers of SwiftUI that update the view when the value changes, by Apple's documentation of
    /// "Model data".
    private static let watchers: Set<String> = [
        "ObservedObject", "StateObject", "EnvironmentObject", "Bindable", "State", "Environment", "Binding",
    ]

    private mutating func add(_ relation: TypeRelation) {
        if relation.source != relation.target { relations.append(relation) }
    }

    /// The types that are meant, typealiases followed.
    private func targets(of resolution: Resolution) -> [DeclarationID] {
        switch project.target(of: resolution) {
        case .exact(let declaration): project.fact(declaration).kind.isType ? [declaration] : []
        case .ambiguous(let candidates):
            candidates.count > Self.mostCandidates ? [] : candidates.filter { project.fact($0).kind.isType }
        case .external, .local: []
        }
    }

    // MARK: - Values

    /// Properties whose type is not written, and those of a generic parameter, hold the types of their values.
    private mutating func collectValues(in file: FileID, _ sources: OwnerTypes) {
        let content = project.file(file)
        for (index, fact) in content.facts.declarations.enumerated() where fact.kind == .property {
            guard fact.traits.isDisjoint(with: [.computed, .local]), needsValue(fact, content),
                let source = sources.type(around: Int32(clamping: index)),
                let declaration = project.declaration(Int32(clamping: index), in: file)
            else { continue }
            finder.restart()
            guard let value = finder.type(of: declaration, isInside: true), !value.isMetatype else { continue }
            let kind = Self.holding(fact, content.facts)
            for type in value.types + value.element {
                for target in targets(of: type.resolution) {
                    add(
                        TypeRelation(
                            source: source,
                            target: target,
                            kind: kind,
                            isSure: value.types.count == 1,
                            file: file,
                            owner: Int32(clamping: index),
                            range: fact.nameRange
                        )
                    )
                }
            }
        }
    }

    private func needsValue(_ fact: DeclarationFact, _ content: ProjectFile) -> Bool {
        guard let type = content.facts.type(fact.type) else { return true }
        if type.shape.contains(.evident) { return true }
        guard type.reference >= 0 else { return false }
        return project.bounds[ReferenceID(content.firstReference.index + type.reference)] != nil
    }
}
