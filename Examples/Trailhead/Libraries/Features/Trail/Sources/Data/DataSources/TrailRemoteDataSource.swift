import TrailheadNetworking

protocol TrailRemoteDataSourceContract: Sendable {
	func fetchTrails() async throws -> [TrailDTO]
	func fetchTrail(id: Int) async throws -> TrailDTO
}

/// Asks the server.
struct TrailRemoteDataSource: TrailRemoteDataSourceContract {
	private let client: HTTPClientContract

	init(client: HTTPClientContract) {
		self.client = client
	}

	func fetchTrails() async throws -> [TrailDTO] {
		try await client.request(Endpoint(path: "/trails", method: .get))
	}

	func fetchTrail(id: Int) async throws -> TrailDTO {
		try await client.request(Endpoint(path: "/trails/\(id)", method: .get))
	}
}
