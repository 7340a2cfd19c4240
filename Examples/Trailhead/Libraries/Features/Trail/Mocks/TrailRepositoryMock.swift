import TrailheadTrail

/// Delivers the trails that it was given.
public final class TrailRepositoryMock: TrailRepositoryContract, @unchecked Sendable {
	public var trails: [Trail]
	public var error: Error?

	public init(trails: [Trail] = [], error: Error? = nil) {
		self.trails = trails
		self.error = error
	}

	public func getTrails() async throws -> [Trail] {
		if let error { throw error }
		return trails
	}

	public func getTrail(id: Int) async throws -> Trail {
		if let error { throw error }
		guard let trail = trails.first(where: { $0.id == id }) else {
			throw NotFoundError.notFound
		}
		return trail
	}
}

private enum NotFoundError: Error {
	case notFound
}
