import API
import Foundation
import Models

// MARK: - Service Protocol

protocol RecipesServiceProtocol {
    func fetchRecipes() async throws -> [RecipesModel]
    func deleteRecipe(_ id: String) throws
}

// MARK: - Service Implementation

class RecipesService: RecipesServiceProtocol {
    private let networking: NetworkingProtocol

    init(networking: NetworkingProtocol = NetworkingService.shared) {
        self.networking = networking
    }

    func fetchRecipes() async throws -> [RecipesModel] {
        let recipes: [Recipe] = try await networking.fetch(endpoint: .recipes)
        return recipes.map(RecipesModel.init)
    }

    func deleteRecipe(_ id: String) async throws {
        try await networking.delete(endpoint: .recipe(id: id))
    }
}

// MARK: - Mock Service (for Testing & Previews)

class MockRecipesService: RecipesServiceProtocol {
    var recipesToReturn: [RecipesModel] = []
    private(set) var deleteRecipeWasCalled = false

    func fetchRecipes() async throws -> [RecipesModel] {
        return recipesToReturn
    }

    func deleteRecipe(_ id: String) async throws {
        deleteRecipeWasCalled = true
    }
}
