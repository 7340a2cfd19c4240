/// Where trails come from.
public protocol TrailRepositoryContract {
	func getTrails() async throws -> [Trail]
	func getTrail(id: Int) async throws -> Trail
	func raw() -> [TrailDTO]
}
