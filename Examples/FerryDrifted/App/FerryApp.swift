import SwiftUI

@main
struct FerryApp: App {
    @State private var router = AppRouter(parts: Composition().parts())

    var body: some Scene {
        WindowGroup { RootView(router: router) }
    }
}
