import SwiftUI

struct LibraryView: View {
    @Environment(AppState.self) private var appState
    @State private var vm = LibraryViewModel()

    var body: some View {
        content
            .navigationTitle("Library")
            .toolbar {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Picker("Sort by", selection: $vm.order) {
                        ForEach(LibraryViewModel.Order.allCases, id: \.self) { order in
                            Text(order.rawValue)
                        }
                    }
                    Button("Only new books") { vm.filter(onlyRecent: true) }
                }
                NavigationLink(value: Route.search(term: "")) {
                    Label("Search", systemImage: "magnifyingglass")
                }
                NavigationLink(value: Route.prefs) {
                    Label("Profile", systemImage: "person.crop.circle")
                }
            }
            .task { vm.loadOnce() }
            .alert("The library is closed", isPresented: $vm.isErrorPresented) {
                Button("Later", role: .cancel) {}
                Button("Try again") { vm.load() }
            } message: {
                Text(vm.errorMessage)
            }
    }

    @ViewBuilder private var content: some View {
        switch vm.state {
        case .loading:
            ProgressView("Fetching your books")
        case .content:
            shelf
        case .idle, .error:
            MessageCard(
                symbol: "books.vertical",
                title: "No books yet!",
                message: "Your shelf has not been loaded.",
                actionTitle: "Load books",
                action: { vm.load() }
            )
        }
    }

    @ViewBuilder private var shelf: some View {
        List {
            if let book = vm.book(withID: appState.lastOpenedBookID) {
                Section("Continue with") {
                    link(to: book)
                }
            }
            Section(vm.shelfName) {
                ForEach(vm.books) { book in
                    link(to: book)
                        .swipeActions {
                            Button("Remove", role: .destructive) { vm.remove(book) }
                        }
                }
            }
            HelperBadgeView(name: "Woolf's friends")
            Text("Swipe a book to remove it")
                .font(.system(size: 13))
                .padding(.leading, 10)
        }
        .refreshable { await vm.load().value }
    }

    @ViewBuilder
    private func link(to book: LibraryModel.Book) -> some View {
        NavigationLink(value: Route.reading(book: book)) {
            vm.row(for: book)
        }
    }
}

#Preview {
    LibraryView()
        .environment(AppState())
}
