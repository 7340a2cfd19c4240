// Copyright © 2026 Toyota. All rights reserved.

import SwiftUI

/// Holds what `ChargingView` shows, and turns what the user does into calls.
@MainActor
final class ChargingStateNotifier: ObservableObject {
    @Published private(set) var state = ChargingState()
    @Published private(set) var isLoading = false
    private let useCases: any ChargingUseCases

    init(useCases: any ChargingUseCases) {
        self.useCases = useCases
    }

    func follow() async {
        for await state in useCases.state.values { self.state = state }
    }

    func refresh() {
        isLoading = true
        Task {
            defer { isLoading = false }
            await useCases.refresh()
        }
    }
}
