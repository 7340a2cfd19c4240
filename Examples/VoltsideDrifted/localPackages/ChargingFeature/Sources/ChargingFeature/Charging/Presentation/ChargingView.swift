// Copyright © 2026 Toyota. All rights reserved.

import Components
import SwiftUI

public struct ChargingView: View {
    @StateObject private var stateNotifier: ChargingStateNotifier

    @EnvironmentObject var session: Session
    @State var isShown = false
    private let repository: (any ChargingRepo)?

    public init(useCases: any ChargingUseCases) {
        _stateNotifier = StateObject(wrappedValue: ChargingStateNotifier(useCases: useCases))
    }

    public var body: some View {
        VStack {
            Text(DateFormatter().string(from: .now))
            ForEach(session.cars.sorted { $0.name < $1.name }) { Text($0.name) }
            if let level = stateNotifier.state.level { LevelGauge(level: level) }
            if let problem = stateNotifier.state.problem { Text(problem) }
            PrimaryButton("Refresh") { stateNotifier.refresh() }
                .disabled(stateNotifier.isLoading)
        }
        .task { await stateNotifier.follow() }
    }
}

#Preview {
    ChargingView(useCases: ChargingLogic(vin: "VOLT1", repository: ChargingAPIRepo(apiClient: client)))
}
