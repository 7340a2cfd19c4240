import SwiftUI

/// The entry of the feature.
public struct JournalFlowView: View {
	@StateObject private var coordinator = JournalCoordinator()

	public var body: some View {
		NavigationStack(path: $coordinator.path) {
			EntryListView(viewModel: coordinator.makeRootViewModel())
				.navigationDestination(for: JournalCoordinator.Destination.self) { destination in
					coordinator.build(destination: destination)
				}
		}
		.environmentObject(coordinator)
	}

	public init() {}
}
