import SwiftUI

struct TrailListView: View {
	@StateObject private var viewModel: TrailListViewModel

	var body: some View {
		List(viewModel.trails) { trail in
			TrailRowView(trail: trail)
				.onTapGesture { viewModel.didSelect(trail) }
		}
		.accessibilityIdentifier("trailList")
		.overlay { if viewModel.isLoading { ProgressView() } }
		.task { await viewModel.loadTrails() }
	}

	init(viewModel: @autoclosure @escaping () -> TrailListViewModel) {
		_viewModel = StateObject(wrappedValue: viewModel())
	}
}
