import SwiftUI

struct LibraryView: View {
    @Environment(AppState.self) private var appState
    @State private var viewModel = LibraryViewModel()

    var body: some View {
        content
            .navigationTitle("Library")
            .toolbar {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Picker("Sort by", selection: $viewModel.order) {
                        ForEach(LibraryViewModel.Order.allCases, id: \.self) { order in
                            Text(order.rawValue)
                        }
                    }
                }
                NavigationLink(value: Route.search(term: "")) {
                    Label("Search", systemImage: "magnifyingglass")
                }
                NavigationLink(value: Route.profile) {
                    Label("Profile", systemImage: "person.crop.circle")
                }
            }
            .task { viewModel.loadOnce() }
            .alert("The library is closed", isPresented: $viewModel.isErrorPresented) {
                Button("Later", role: .cancel) {}
                Button("Try again") { viewModel.load() }
            } message: {
                Text(viewModel.errorMessage)
            }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Fetching your books")
        case .content:
            shelf
        case .idle, .error:
            MessageCard(
                symbol: "books.vertical",
                title: "No books yet",
                message: "Your shelf has not been loaded.",
                actionTitle: "Load books",
                action: { viewModel.load() }
            )
        }
    }

    @ViewBuilder private var shelf: some View {
        List {
            if let book = viewModel.book(withID: appState.lastOpenedBookID) {
                Section("Continue with") {
                    link(to: book)
                }
            }
            Section(viewModel.shelfName) {
                ForEach(viewModel.books) { book in
                    link(to: book)
                        .swipeActions {
                            Button("Remove", role: .destructive) { viewModel.remove(book) }
                        }
                }
            }
        }
        .refreshable { await viewModel.load().value }
    }

    @ViewBuilder
    private func link(to book: LibraryModel.Book) -> some View {
        NavigationLink(value: Route.reading(bookID: book.id)) {
            BookRowView(book: book, length: viewModel.length(of: book))
        }
    }
}

#Preview {
    LibraryView()
        .environment(AppState())
}
