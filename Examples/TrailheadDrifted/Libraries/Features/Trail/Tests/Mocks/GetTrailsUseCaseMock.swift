@testable import TrailheadTrail

final class GetTrailsUseCaseMock: GetTrailsUseCaseContract, @unchecked Sendable {
	var result: Result<[Trail], Error>

	init(result: Result<[Trail], Error> = .success([])) {
		self.result = result
	}

	func execute() async throws -> [Trail] {
		try result.get()
	}
}
