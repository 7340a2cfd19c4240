/// Where trails come from.
public protocol TrailRepositoryContract: Sendable {
	func getTrails() async throws -> [Trail]
	func getTrail(id: Int) async throws -> Trail
}
