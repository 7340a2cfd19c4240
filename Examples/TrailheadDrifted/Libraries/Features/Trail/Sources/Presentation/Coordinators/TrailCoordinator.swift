import SwiftUI
import TrailheadNetworking

/// The way through the trails.
@MainActor
public final class TrailCoordinator: ObservableObject {
	enum Destination: Hashable {
		case trailDetail(Trail)
		case weather(Forecast)
	}

	@Published var path = NavigationPath()

	private let repository: TrailRepositoryContract

	public init(client: HTTPClientContract) {
		repository = TrailRepository(
		)
	}

	func showTrailDetail(_ trail: Trail) {
		path.append(Destination.trailDetail(trail))
	}

	func pop() {
		guard !path.isEmpty else { return }
		path.removeLast()
	}

	func makeRootViewModel() -> TrailListViewModel {
		TrailListViewModel(getTrailsUseCase: GetTrailsUseCase(repository: repository), coordinator: self)
	}

	@ViewBuilder
	func build(destination: Destination) -> some View {
		switch destination {
		case .trailDetail(let trail):
			TrailDetailView(viewModel: TrailDetailViewModel(trail: trail, getTrailUseCase: GetTrailUseCase(repository: repository), coordinator: self))
		default: EmptyView()
		}
	}
}

extension TrailCoordinator {
	func makeTrailDetailViewModel(trail: Trail) -> TrailDetailViewModel {
		TrailDetailViewModel(trail: trail, getTrailUseCase: GetTrailUseCase(repository: repository), coordinator: self)
	}
}
