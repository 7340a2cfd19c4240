import SwiftUI
import TrailheadTrail
/// The way through the journal.
@MainActor
final class JournalCoordinator: ObservableObject {
	enum Destination: Hashable {
		case entryDetail(JournalEntry)
	}

	@Published var path = NavigationPath()
	private let shownTrail: Trail? = nil

	func showEntryDetail(_ entry: JournalEntry) {
		path.append(Destination.entryDetail(entry))
	}

	func pop() {
		guard !path.isEmpty else { return }
		path.removeLast()
	}

	func popToRoot() {
		path = NavigationPath()
	}

	func makeRootViewModel() -> EntryListViewModel {
		let dataSource = JournalLocalDataSource(file: .documentsDirectory.appending(path: "journal.json"))
		let repository = JournalRepository(localDataSource: dataSource)
		return EntryListViewModel(getEntriesUseCase: GetEntriesUseCase(repository: repository), coordinator: self)
	}

	@ViewBuilder
	func build(destination: Destination) -> some View {
		switch destination {
		case .entryDetail(let entry): EntryRowView(entry: entry)
		}
	}
}
