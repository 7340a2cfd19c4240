import SwiftUI

struct EntryListView: View {
	@StateObject private var viewModel: EntryListViewModel

	var body: some View {
		List(viewModel.entries) { entry in
			EntryRowView(entry: entry)
				.onTapGesture { viewModel.didSelect(entry) }
		}
		.task { await viewModel.loadEntries() }
	}

	init(viewModel: @autoclosure @escaping () -> EntryListViewModel) {
		_viewModel = StateObject(wrappedValue: viewModel())
	}
}
