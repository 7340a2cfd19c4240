import Foundation
import SwiftData

/// The crossings that were seen last, for when there is no network at sea.
@MainActor
final class CrossingStore {
    private let container: ModelContainer?

    init(container: ModelContainer?) { self.container = container }

    func crossings() throws -> [CrossingEntity] {
        try container?.mainContext.fetch(FetchDescriptor<CrossingEntity>()) ?? []
    }

    func replace(with entities: [CrossingEntity]) throws {
        try container?.mainContext.delete(model: CrossingEntity.self)
        for entity in entities { container?.mainContext.insert(entity) }
    }
}
