// Copyright © 2026 Toyota. All rights reserved.

import SwiftUI

/// Holds what `ChargingPlanView` shows, and turns what the user does into calls.
@MainActor
final class ChargingPlanStateNotifier: ObservableObject {
    @Published private(set) var state = ChargingPlanState()
    @Published private(set) var isLoading = false
    private let useCases: any ChargingPlanUseCases

    init(useCases: any ChargingPlanUseCases) {
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
