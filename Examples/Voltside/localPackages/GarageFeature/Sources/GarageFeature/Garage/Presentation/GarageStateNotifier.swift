// Copyright © 2026 Toyota. All rights reserved.

import SwiftUI

/// Holds what `GarageView` shows, and turns what the user does into calls.
@MainActor
final class GarageStateNotifier: ObservableObject {
    @Published private(set) var state = GarageState()
    @Published private(set) var isLoading = false
    private let useCases: any GarageUseCases

    init(useCases: any GarageUseCases) {
        self.useCases = useCases
    }

    func follow() async {
        for await state in useCases.state.values { self.state = state }
    }

    func load() {
        isLoading = true
        Task {
            defer { isLoading = false }
            await useCases.load()
        }
    }
}
