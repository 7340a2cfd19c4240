import API
import Foundation
import Models

// MARK: - Service Protocol

protocol RecipesServiceProtocol: Sendable {
    func fetchRecipes() async throws -> [RecipesModel]
    func deleteRecipe(_ id: String) async throws
}

// MARK: - Service Implementation

struct RecipesService: RecipesServiceProtocol {
    private let networking: NetworkingProtocol

    init(networking: NetworkingProtocol = NetworkingService.shared) {
        self.networking = networking
    }

    func fetchRecipes() async throws -> [RecipesModel] {
        let recipes: [Recipe] = try await networking.fetch(endpoint: RecipesEndpoint.all)
        return recipes.map(RecipesModel.init)
    }

    func deleteRecipe(_ id: String) async throws {
        try await networking.delete(endpoint: RecipesEndpoint.one(id: id))
    }
}

// MARK: - Mock Service (for Testing & Previews)

final class MockRecipesService: RecipesServiceProtocol, @unchecked Sendable {
    var recipesToReturn: [RecipesModel] = []
    var shouldThrowError = false
    private(set) var deleteRecipeWasCalled = false

    func fetchRecipes() async throws -> [RecipesModel] {
        try throwIfWanted()
        return recipesToReturn
    }

    func deleteRecipe(_ id: String) async throws {
        try throwIfWanted()
        deleteRecipeWasCalled = true
    }

    private func throwIfWanted() throws {
        if shouldThrowError { throw CancellationError() }
    }
}
