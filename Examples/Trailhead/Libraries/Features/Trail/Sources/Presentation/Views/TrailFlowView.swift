import SwiftUI

/// The entry of the feature.
public struct TrailFlowView: View {
	@StateObject private var coordinator: TrailCoordinator

	public var body: some View {
		NavigationStack(path: $coordinator.path) {
			TrailListView(viewModel: coordinator.makeRootViewModel())
				.navigationDestination(for: TrailCoordinator.Destination.self) { destination in
					coordinator.build(destination: destination)
				}
		}
		.environmentObject(coordinator)
	}

	public init(coordinator: @autoclosure @escaping () -> TrailCoordinator) {
		_coordinator = StateObject(wrappedValue: coordinator())
	}
}
