// What types have to do with each other, worked out when the first role or rule asks.

import NormaProject
import Synchronization

/// Made once; who comes while it is made waits.
final class RelationIndex: Sendable {
    private let known = Mutex<TypeRelations?>(nil)
    private let subscribed = Mutex<Subscriptions?>(nil)
    private let stems = Mutex<StemIndex?>(nil)

    func relations(in project: Project) -> TypeRelations {
        known.withLock { known in
            if let known { return known }
            let relations = TypeRelations(project)
            known = relations
            return relations
        }
    }

    func subscriptions(in project: Project) -> Subscriptions {
        subscribed.withLock { known in
            if let known { return known }
            let subscriptions = Subscriptions(project)
            known = subscriptions
            return subscriptions
        }
    }

    func stems(in project: Project) -> StemIndex {
        stems.withLock { known in
            if let known { return known }
            let index = StemIndex(project)
            known = index
            return index
        }
    }
}

extension JudgingContext {
    var relations: TypeRelations { relationIndex.relations(in: project) }
    var subscriptions: Subscriptions { relationIndex.subscriptions(in: project) }
    var stems: StemIndex { relationIndex.stems(in: project) }
}
