protocol TrailMemoryDataSourceContract: Sendable {
	func trail(id: Int) async -> TrailDTO?
	func save(_ trails: [TrailDTO]) async
}

/// Remembers what was fetched since the app began.
actor TrailMemoryDataSource: TrailMemoryDataSourceContract {
	private var storage: [Int: TrailDTO] = [:]

	func trail(id: Int) -> TrailDTO? { storage[id] }

	func save(_ trails: [TrailDTO]) {
		for trail in trails { storage[trail.id] = trail }
	}
}
