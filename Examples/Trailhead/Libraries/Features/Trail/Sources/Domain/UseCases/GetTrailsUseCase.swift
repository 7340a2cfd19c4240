protocol GetTrailsUseCaseContract: Sendable {
	func execute() async throws -> [Trail]
}

/// All trails, the shortest first.
struct GetTrailsUseCase: GetTrailsUseCaseContract {
	private let repository: TrailRepositoryContract

	init(repository: TrailRepositoryContract) {
		self.repository = repository
	}

	func execute() async throws -> [Trail] {
		try await repository.getTrails().sorted { $0.length.metres < $1.length.metres }
	}
}
