import Combine
import Foundation
import Localization

// MARK: - ViewModel

@MainActor
final class RecipesViewModel: ObservableObject {
    // MARK: - Published Properties

    @Published private(set) var recipes: [RecipesModel] = []
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published var searchText = ""

    // MARK: - Dependencies

    private let service: RecipesServiceProtocol

    // MARK: - Computed Properties

    var foundRecipes: [RecipesModel] {
        guard !searchText.isEmpty else { return recipes }
        return recipes.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    }

    var hasError: Bool {
        get { errorMessage != nil }
        set { if !newValue { clearError() } }
    }

    // MARK: - Initialization

    init(service: RecipesServiceProtocol = RecipesService()) {
        self.service = service
    }

    // MARK: - Public Methods

    func loadRecipes() async {
        isLoading = true
        defer { isLoading = false }
        do {
            recipes = try await service.fetchRecipes()
            errorMessage = nil
        } catch {
            errorMessage = L10n.Common.unreachable
        }
    }

    func deleteRecipe(_ recipe: RecipesModel) async {
        do {
            try await service.deleteRecipe(recipe.id)
            recipes.removeAll { $0.id == recipe.id }
        } catch let failure as URLError {
            errorMessage = failure.localizedDescription
        } catch {
            errorMessage = L10n.Common.unreachable
        }
    }

    func clearError() {
        errorMessage = nil
    }
}
