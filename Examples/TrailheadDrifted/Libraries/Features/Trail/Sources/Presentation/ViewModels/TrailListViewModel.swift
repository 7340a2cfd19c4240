import Combine
import SwiftUI

class TrailListViewModel: ObservableObject {
	// MARK: - Properties

	@Published var trails: [Trail] = []
	@Published var isLoading = false
	@Published var path = NavigationPath()
	var enabled = true

	let repository: TrailRepositoryContract
	private var coordinator: TrailCoordinator?

	init(repository: TrailRepositoryContract, coordinator: TrailCoordinator) {
		self.repository = repository
		self.coordinator = coordinator
	}

	func load() {
		isLoading = true
		Task {
			do {
				trails = try await repository.getTrails()
			} catch {
				print(error)
			}
			await MainActor.run { isLoading = false }
		}
	}

	private func reset() {}
}
