import Combine
import TrailheadNetworking

protocol Caching {}

final class TrailRepository: TrailRepositoryContract {
	static var shared = TrailRepository()

	var client: HTTPClient?
	var remoteDataSource: TrailRemoteDataSource?
	private var waiting: Set<AnyCancellable> = []

	func getTrails() async throws -> [Trail] {
		let found: [TrailDTO] = try await client!.request(Endpoint(path: "https://api.trailhead.example/trails", method: HTTPMethod.get))
		NotificationCenter.default.post(name: .trailsLoaded, object: nil)
		return found.map { Trail(id: $0.id, name: $0.title, length: .init(metres: $0.metres)) }
	}

	func getTrail(id: Int) async throws -> Trail {
		try await getTrails().first { $0.id == id }!
	}

	func raw() -> [TrailDTO] { [] }
}
