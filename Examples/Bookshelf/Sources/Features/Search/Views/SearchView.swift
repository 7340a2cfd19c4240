import SwiftUI

struct SearchView: View {
    @State private var viewModel: SearchViewModel

    init(term: String) {
        _viewModel = State(initialValue: SearchViewModel(term: term))
    }

    var body: some View {
        ScrollView {
            VStack(spacing: .lg) {
                form
                results
            }
            .padding(.md)
        }
        .navigationTitle("Search")
        .onSubmit { viewModel.search() }
        .alert("The search went wrong", isPresented: $viewModel.isErrorPresented) {
            Button("Close", role: .cancel) {}
        } message: {
            Text(viewModel.errorMessage)
        }
    }

    @ViewBuilder private var form: some View {
        ContentCard {
            CaptionedTextField(caption: "Search for", prompt: "A title or an author", text: $viewModel.term)
            Picker("Search in", selection: $viewModel.scope) {
                ForEach(viewModel.scopes, id: \.self) { scope in
                    Text(viewModel.title(of: scope))
                }
            }
            .pickerStyle(.segmented)
            PrimaryButton("Search") { viewModel.search() }
                .disabled(!viewModel.canSearch)
        }
    }

    @ViewBuilder private var results: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Searching")
        case .content where viewModel.hasNoResults:
            MessageCard(
                symbol: "text.magnifyingglass",
                title: "No such book",
                message: "Try fewer or other words.",
                actionTitle: "Start over",
                action: { viewModel.clear() }
            )
        case .content:
            LazyVStack(spacing: .md) {
                ForEach(viewModel.results) { book in
                    SearchResultView(book: book, availability: viewModel.availability(of: book))
                }
            }
        case .idle, .error:
            EmptyView()
        }
    }
}

#Preview {
    SearchView(term: "Woolf")
}
