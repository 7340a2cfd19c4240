import SwiftUI

struct SearchScreen: View {
    @StateObject private var viewModel: SearchViewModel

    init(term: String) {
        _viewModel = StateObject(wrappedValue: SearchViewModel(term: term))
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: .lg) {
                    form
                    results
                }
                .padding(.md)
            }
            .navigationTitle("Search")
        }
        .onSubmit { viewModel.search() }
    }

    @ViewBuilder private var form: some View {
        ContentCard {
            CaptionedTextField(
                caption: "Search for",
                prompt: "A title or an author",
                text: $viewModel.term
            )
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

    // An older version showed the results in a NavigationView with its own URLSession!
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
        case .idle:
            Color.clear
        }
    }
}

#Preview {
    SearchScreen(term: "Woolf")
        .environment(AppState())
}
