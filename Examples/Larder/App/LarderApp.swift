import PantryFeature
import RecipesFeature
import SwiftUI

/// Puts the packages together, and does nothing else.
@main
struct LarderApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                PantryScreen()
                RecipesView()
            }
        }
    }
}
