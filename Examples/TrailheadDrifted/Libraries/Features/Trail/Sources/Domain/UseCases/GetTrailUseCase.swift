protocol GetTrailUseCaseContract: Sendable {
	func execute(id: Int) async throws -> Trail
}

/// One trail, as it is today.
struct GetTrailUseCase: GetTrailUseCaseContract {
	private let repository: TrailRepositoryContract

	init(repository: TrailRepositoryContract) {
		self.repository = repository
	}

	func execute(id: Int) async throws -> Trail {
		try await repository.getTrail(id: id)
	}
}
