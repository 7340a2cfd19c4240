@testable import TrailheadTrail

extension Trail {
	public static func stub(id: Int, name: String = "") -> Trail {
		Trail(id: id, name: name, length: .init(metres: 1))
	}
}
