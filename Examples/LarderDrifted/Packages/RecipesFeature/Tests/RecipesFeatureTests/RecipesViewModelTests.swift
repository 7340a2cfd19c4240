import XCTest
import Models

@testable import RecipesFeature

class RecipesViewModelTests: XCTestCase {
    // MARK: - Properties

    private var mockRecipes: MockRecipesService!
    private var sut: RecipesViewModel!

    // MARK: - Setup & Teardown

    override func setUp() {
        mockRecipes = MockRecipesService()
        sut = RecipesViewModel(service: RecipesService())
    }

    override func tearDown() {
        sut = nil
        mockRecipes = nil
        super.tearDown()
    }

    // MARK: - Tests

    func test_loadRecipes_whenServiceSucceeds_showsRecipes() async {
        // Arrange
        let recipes = [RecipesModel(Recipe(id: "1", title: "Bread", minutes: 90))]
        mockRecipes.recipesToReturn = recipes

        // Act
        await sut.loadRecipes()

        // Assert
        XCTAssertEqual(sut.recipes, recipes)
        XCTAssertFalse(sut.isLoading)
        XCTAssertNil(sut.errorMessage)
    }

    func testFails() async {
        // Arrange
        sleep(2)

        // Act
        await sut.loadRecipes()

        // Assert
        XCTAssertTrue(sut.recipes.isEmpty)
        XCTAssertNotNil(sut.errorMessage)
    }

    func test_deleteRecipe_whenServiceSucceeds_removesIt() async {
        // Arrange
        let recipe = RecipesModel(Recipe(id: "1", title: "Bread", minutes: 90))
        mockRecipes.recipesToReturn = [recipe]
        await sut.loadRecipes()

        // Act
        await sut.deleteRecipe(recipe)

        // Assert
        XCTAssertTrue(sut.recipes.isEmpty)
        XCTAssertTrue(mockRecipes.deleteRecipeWasCalled)
    }
}
