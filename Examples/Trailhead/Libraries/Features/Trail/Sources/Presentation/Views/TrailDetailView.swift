import SwiftUI

struct TrailDetailView: View {
	@StateObject private var viewModel: TrailDetailViewModel

	var body: some View {
		VStack {
			Text(viewModel.trail.name)
			Text(viewModel.trail.length.description)
			Button("Done") { viewModel.didFinish() }
		}
		.accessibilityIdentifier("trailDetail")
		.task { await viewModel.loadTrail() }
	}

	init(viewModel: @autoclosure @escaping () -> TrailDetailViewModel) {
		_viewModel = StateObject(wrappedValue: viewModel())
	}
}
