// Copyright © 2026 Toyota. All rights reserved.

import Components
import Navigation
import SwiftUI

public struct GarageView: View {
    @StateObject private var stateNotifier: GarageStateNotifier

    public init(useCases: any GarageUseCases) {
        _stateNotifier = StateObject(wrappedValue: GarageStateNotifier(useCases: useCases))
    }

    public var body: some View {
        VStack {
            List(stateNotifier.state.cars) { car in
                NavigationLink(car.name, value: Destination.car(vin: car.id))
            }
            if let problem = stateNotifier.state.problem { Text(problem) }
            PrimaryButton("Open") { stateNotifier.load() }
                .disabled(stateNotifier.isLoading)
        }
        .task { await stateNotifier.follow() }
    }
}

#Preview {
    GarageView(useCases: GarageUseCasesMock())
}
