import TrailheadCore

/// A trail as the server sends it.
nonisolated struct TrailDTO: Decodable, Equatable {
	let id: Int
	let title: String
	let metres: Int

	func toDomain() -> Trail {
		Trail(id: id, name: title, length: Distance(metres: metres))
	}
}
