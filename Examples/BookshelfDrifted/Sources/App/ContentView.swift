import SwiftUI

/// The root of the app: it alone knows all features and joins them.
struct ContentView: View {
    @Environment(AppState.self) private var appState
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            LibraryView()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .reading(let book):
                        ReadingView(book: book)
                    case .search(let term):
                        SearchScreen(term: term)
                    case .prefs:
                        PrefsView()
                    }
                }
        }
        .onChange(of: path) {
            appState.recordVisit(of: path)
        }
    }
}

#Preview {
    ContentView()
        .environment(AppState())
}
