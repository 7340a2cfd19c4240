import Analytics

/// Somebody looked at the recipes.
struct RecipesOpened: AnalyticsEvent {
    let name = "recipes_opened"
    let parameters: [String: String] = [:]
}
