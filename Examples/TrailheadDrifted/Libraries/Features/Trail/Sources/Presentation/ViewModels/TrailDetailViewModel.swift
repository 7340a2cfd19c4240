import Combine

/// One trail, brought up to date.
@MainActor
final class TrailDetailViewModel: ObservableObject {
	@Published private(set) var trail: Trail
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?

	private let getTrailUseCase: GetTrailUseCaseContract
	private weak var coordinator: TrailCoordinator?

	init(trail: Trail, getTrailUseCase: GetTrailUseCaseContract, coordinator: TrailCoordinator?) {
		self.trail = trail
		self.getTrailUseCase = getTrailUseCase
		self.coordinator = coordinator
	}

	func loadTrail() async {
		isLoading = true
		defer { isLoading = false }
		do {
			trail = try await getTrailUseCase.execute(id: trail.id)
		} catch {
			self.error = error
		}
	}

	func didFinish() {
		coordinator?.pop()
	}
}
