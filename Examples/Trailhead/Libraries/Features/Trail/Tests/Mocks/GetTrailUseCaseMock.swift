@testable import TrailheadTrail

final class GetTrailUseCaseMock: GetTrailUseCaseContract, @unchecked Sendable {
	var result: Result<Trail, Error>

	init(result: Result<Trail, Error> = .success(.stub())) {
		self.result = result
	}

	func execute(id: Int) async throws -> Trail {
		try result.get()
	}
}
