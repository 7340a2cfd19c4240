// The types that subscribe to others' publishers, by the calls on values of them.

import NormaFacts

/// Subscriptions and closures that are passed on, by the type that they are made on.
package struct Subscriptions: Sendable {
    private let byTarget: Grouping<TypeRelation>

    /// The methods of Combine, RxSwift, ReactiveSwift and Foundation whose argument gets later values.
    private static let subscribing: Set<String> = [
        "sink", "assign", "subscribe", "bind", "drive", "emit", "onReceive", "onChange", "observe", "observeValues",
        "addObserver", "addTarget", "startWithValues", "signal",
    ]

    /// Cost: the types of all chains before calls, and of those that something is assigned to.
    package init(_ project: Project) {
        var found: [(group: Int32, value: TypeRelation)] = []
        var handing = HandedCallbacks(project)
        for file in project.allFileIDs {
            let facts = project.file(file).content
            guard !facts.calls.isEmpty || !facts.uses.isEmpty else { continue }
            let sources = OwnerTypes(of: file, in: project)
            let along = project.typesAlongCalls(in: file)
            for (call, types) in zip(facts.calls, along) where !types.isEmpty {
                guard let source = sources.type(around: call.owner) else { continue }
                for target in Self.targets(of: call, types, facts, project) where target != source {
                    let relation = TypeRelation(
                        source: source,
                        target: target,
                        kind: .subscribes,
                        isSure: true,
                        file: file,
                        owner: call.owner,
                        range: call.nameRange
                    )
                    found.append((target.index, relation))
                }
            }
            for relation in handing.relations(in: file, sources) { found.append((relation.target.index, relation)) }
        }
        byTarget = Grouping(found, groupCount: project.declarationCount)
    }

    private static func targets(
        of call: CallFact,
        _ types: [DeclarationID],
        _ facts: FileContent,
        _ project: Project
    ) -> [DeclarationID] {
        let name = facts.text(call.name)
        if subscribing.contains(name) { return types }
        guard call.trailingClosureCount > 0, let last = types.last,
            !project.members(named: name, of: project.known(last)).isEmpty
        else { return [] }
        return [last]
    }

    package func relations(to target: DeclarationID) -> ArraySlice<TypeRelation> { byTarget[target.index] }
}
