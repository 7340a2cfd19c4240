// Copyright © 2026 Toyota. All rights reserved.

import Components
import SwiftUI

public struct ChargingPlanView: View {
    @StateObject private var stateNotifier: ChargingPlanStateNotifier

    public init(useCases: any ChargingPlanUseCases) {
        _stateNotifier = StateObject(wrappedValue: ChargingPlanStateNotifier(useCases: useCases))
    }

    public var body: some View {
        VStack {
            if let plan = stateNotifier.state.plan { Text("Begins at \(plan.startHour)") }
            if let problem = stateNotifier.state.problem { Text(problem) }
            PrimaryButton("Load") { stateNotifier.load() }
                .disabled(stateNotifier.isLoading)
        }
        .task { await stateNotifier.follow() }
    }
}

#Preview {
    ChargingPlanView(useCases: ChargingPlanUseCasesMock())
}
