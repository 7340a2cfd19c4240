// Copyright © 2026 Toyota. All rights reserved.

import Components
import SwiftUI

public struct ChargingPlanView: View {
    @ObservedObject var viewModel: ChargingPlanViewModel

    public init(useCases: any ChargingPlanUseCases) {
        viewModel = ChargingPlanViewModel(useCases: useCases)
    }

    public var body: some View {
        VStack {
            if let plan = viewModel.state.plan { Text("Begins at \(plan.startHour)") }
            if let problem = viewModel.state.problem { Text(problem) }
            PrimaryButton("Load") { viewModel.load() }
                .disabled(viewModel.isLoading)
        }
        .task { await viewModel.follow() }
    }
}
