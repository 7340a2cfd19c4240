@testable import TrailheadTrail

final class TrailRemoteDataSourceMock: TrailRemoteDataSourceContract, @unchecked Sendable {
	var result: Result<[TrailDTO], Error>

	init(result: Result<[TrailDTO], Error> = .success([])) {
		self.result = result
	}

	func fetchTrails() async throws -> [TrailDTO] {
		try result.get()
	}

	func fetchTrail(id: Int) async throws -> TrailDTO {
		try result.get().first ?? .stub(id: id)
	}
}
