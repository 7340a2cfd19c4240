protocol TrailMemoryDataSourceContract: Sendable {
	func trail(id: Int) async -> TrailDTO?
	func save(_ trails: [TrailDTO]) async
}

/// Remembers what was fetched since the app began.
final class TrailMemoryDataSource: TrailMemoryDataSourceContract, @unchecked Sendable {
	var storage: [Int: TrailDTO] = [:]

	func trail(id: Int) -> TrailDTO? { storage[id] }

	func save(_ trails: [TrailDTO]) {
		for trail in trails { storage[trail.id] = trail }
	}
}
