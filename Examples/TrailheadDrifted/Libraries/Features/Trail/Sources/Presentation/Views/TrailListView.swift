import SwiftUI

struct TrailListView: View {
	@ObservedObject var vm: TrailListViewModel
	let repository: TrailRepositoryContract

	@ViewBuilder
	var body: some View {
		NavigationView {
			List(vm.trails) { trail in
				NavigationLink(destination: TrailRowView(trail: trail)) { TrailRowView(trail: trail) }
			}
		}
		.onAppear { Task { await save() } }
	}

	// A DispatchQueue was here once; `private func hint` returns a view and may stay.
	private func hint() -> some View { Text("No MockTrail, no force!") }

	private func save() async {
		do {
			try JSONEncoder().encode(vm.trails.count).write(to: .documentsDirectory)
		} catch {
			vm.trails.removeAll()
		}
	}
}

struct TrailScreen: View {
	var body: some View {
		return Text("Trail")
	}
}
