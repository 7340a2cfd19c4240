// Copyright © 2026 Toyota. All rights reserved.

import Components
import SwiftUI

public struct ChargingView: View {
    @StateObject private var stateNotifier: ChargingStateNotifier

    public init(useCases: any ChargingUseCases) {
        _stateNotifier = StateObject(wrappedValue: ChargingStateNotifier(useCases: useCases))
    }

    public var body: some View {
        VStack {
            if let level = stateNotifier.state.level { LevelGauge(level: level) }
            if let problem = stateNotifier.state.problem { Text(problem) }
            PrimaryButton("Refresh") { stateNotifier.refresh() }
                .disabled(stateNotifier.isLoading)
        }
        .task { await stateNotifier.follow() }
    }
}

#Preview {
    ChargingView(useCases: ChargingUseCasesMock())
}
