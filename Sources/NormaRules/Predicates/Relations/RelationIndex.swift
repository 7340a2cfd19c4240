// The relations between types, computed when the first role or rule asks.

import NormaProject

/// One for all rules.
struct RelationIndex: Sendable {
    let relations = Remembered<TypeRelations>()
    let subscriptions = Remembered<Subscriptions>()
    let stems = Remembered<StemIndex>()
}

extension JudgingContext {
    var relations: TypeRelations { relationIndex.relations.value { TypeRelations(project) } }
    var subscriptions: Subscriptions { relationIndex.subscriptions.value { Subscriptions(project) } }
    var stems: StemIndex { relationIndex.stems.value { StemIndex(project) } }
}
