import Foundation
import Models

/// A recipe as the list shows it.
struct RecipesModel: Identifiable, Equatable, Sendable {
    let id: String
    let title: String
    let minutes: Int

    init(_ recipe: Recipe) {
        id = recipe.id
        title = recipe.title
        minutes = recipe.minutes
    }
}
