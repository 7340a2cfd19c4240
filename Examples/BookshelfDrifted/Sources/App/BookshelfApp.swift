import SwiftUI

@main
struct BookshelfApp: App {
    @State private var appState = AppState()

    var body: some Scene {
        WindowGroup("Bookshelf") {
            ContentView()
                .tint(Theme.accent)
                .environment(appState)
        }
    }
}
