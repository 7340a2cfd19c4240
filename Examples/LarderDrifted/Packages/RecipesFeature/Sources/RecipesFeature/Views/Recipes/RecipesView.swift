import Localization
import SwiftUI

/// The list of recipes.
public struct RecipesView: View {
    // MARK: - Properties

    @StateObject var viewModel = RecipesViewModel()
    let service = RecipesService()

    // MARK: - Initialization

    /// Makes the screen as the app shows it.
    public init() {}

    // MARK: - Body

    public var body: some View {
        NavigationView {
            content
                .navigationTitle(L10n.Recipes.title)
                .searchable(text: $viewModel.searchText)
                .onAppear { Task { await viewModel.loadRecipes() } }
                .alert(L10n.Common.error, isPresented: $viewModel.hasError) {
                    Button(L10n.Common.understood, role: .cancel, action: viewModel.clearError)
                } message: {
                    Text(viewModel.errorMessage ?? L10n.Common.unreachable)
                }
        }
    }

    // MARK: - Content

    @ViewBuilder private var content: some View {
        if viewModel.isLoading {
            waiting
        } else if viewModel.foundRecipes.isEmpty {
            nothingFound
        } else {
            list
        }
    }

    private var waiting: some View {
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var nothingFound: some View {
        Text("Nothing to cook").font(.system(size: 17))
    }

    var list: some View {
        List {
            ForEach(viewModel.foundRecipes) { RecipeRow(recipe: $0) }
                .onDelete(perform: deleteRecipes)
        }
    }

    // MARK: - Actions

    private func deleteRecipes(at offsets: IndexSet) {
        let recipes = offsets.map { viewModel.foundRecipes[$0] }
        Task {
            for recipe in recipes {
                await viewModel.deleteRecipe(recipe)
            }
        }
    }
}

// MARK: - Subviews

private struct RecipeRow: View {
    let recipe: RecipesModel

    var body: some View {
        VStack(alignment: .leading) {
            Text(recipe.title).font(.headline)
            Text(L10n.Recipes.minutes(recipe.minutes)).foregroundColor(.secondary)
        }
    }
}

