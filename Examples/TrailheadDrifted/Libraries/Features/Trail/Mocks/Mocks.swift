@testable import TrailheadTrail

class MockTrailRepository: TrailRepositoryContract {
	var trails: [Trail]

	init(trails: [Trail]) {
		self.trails = trails
	}

	func getTrails() async throws -> [Trail] { trails }
	func getTrail(id: Int) async throws -> Trail { trails[0] }
	func raw() -> [TrailDTO] { [] }
}

/// A bird, not a mock.
public struct Mockingbird {}
