/// Asks the memory first, then the server.
struct TrailRepository: TrailRepositoryContract {
	private let remoteDataSource: TrailRemoteDataSourceContract
	private let memoryDataSource: TrailMemoryDataSourceContract

	init(remoteDataSource: TrailRemoteDataSourceContract, memoryDataSource: TrailMemoryDataSourceContract) {
		self.remoteDataSource = remoteDataSource
		self.memoryDataSource = memoryDataSource
	}

	func getTrails() async throws -> [Trail] {
		let trails = try await remoteDataSource.fetchTrails()
		await memoryDataSource.save(trails)
		return trails.map { $0.toDomain() }
	}

	func getTrail(id: Int) async throws -> Trail {
		if let known = await memoryDataSource.trail(id: id) { return known.toDomain() }
		return try await remoteDataSource.fetchTrail(id: id).toDomain()
	}
}
