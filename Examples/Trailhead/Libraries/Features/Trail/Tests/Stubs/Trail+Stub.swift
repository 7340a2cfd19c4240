import TrailheadCore

@testable import TrailheadTrail

nonisolated extension Trail {
	static func stub(
		id: Int = 7,
		name: String = "Ridge trail",
		length: Distance = Distance(metres: 4200),
	) -> Trail {
		Trail(
			id: id,
			name: name,
			length: length,
		)
	}
}
