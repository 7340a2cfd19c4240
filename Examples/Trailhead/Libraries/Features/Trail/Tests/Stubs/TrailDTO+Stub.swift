@testable import TrailheadTrail

nonisolated extension TrailDTO {
	static func stub(
		id: Int = 7,
		title: String = "Ridge trail",
		metres: Int = 4200,
	) -> TrailDTO {
		TrailDTO(id: id, title: title, metres: metres)
	}
}
