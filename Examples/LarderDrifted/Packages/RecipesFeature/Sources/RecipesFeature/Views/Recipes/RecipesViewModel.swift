import Combine
import Foundation
import Localization

// MARK: - ViewModel

class RecipesViewModel: ObservableObject {
    // MARK: - Published Properties

    @Published var recipes: [RecipesModel] = []
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published var searchText = ""

    // MARK: - Dependencies

    private let service = RecipesService()
    private let images = ImageService.shared

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

    init() {}

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
            recipes.removeAll { $0.id == recipe.id }
            try await service.deleteRecipe(recipe.id)
        } catch let failure as URLError {
            errorMessage = failure.localizedDescription
        } catch {
            errorMessage = L10n.Common.unreachable
        }
    }

    func share(_ recipe: RecipesModel, completion: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { completion(true) }
    }

    func clearError() {
        errorMessage = nil
    }
}
