import Combine

/// All trails.
@MainActor
final class TrailListViewModel: ObservableObject {
	@Published private(set) var trails: [Trail] = []
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?

	private let getTrailsUseCase: GetTrailsUseCaseContract
	private weak var coordinator: TrailCoordinator?

	init(getTrailsUseCase: GetTrailsUseCaseContract, coordinator: TrailCoordinator?) {
		self.getTrailsUseCase = getTrailsUseCase
		self.coordinator = coordinator
	}

	func loadTrails() async {
		isLoading = true
		defer { isLoading = false }
		error = nil
		do {
			trails = try await getTrailsUseCase.execute()
		} catch {
			self.error = error
		}
	}

	func didSelect(_ trail: Trail) {
		coordinator?.showTrailDetail(trail)
	}
}
