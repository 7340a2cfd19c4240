import API
import XCTest

@testable import RecipesFeature

final class RecipesServiceTests: XCTestCase {
    // MARK: - Tests

    func test_fetchRecipes_whenClientFails_throws() async {
        // Arrange
        let sut = RecipesService(networking: FailingNetworking())

        // Act
        let recipes = try? await sut.fetchRecipes()

        // Assert
        XCTAssertNil(recipes)
    }
}

private struct FailingNetworking: NetworkingProtocol {
    func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer {
        throw CancellationError()
    }

    func delete(endpoint: Endpoint) async throws {
        throw CancellationError()
    }
}
