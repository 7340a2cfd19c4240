// Copyright © 2026 Toyota. All rights reserved.

import Combine

// MARK: - What can be done

@MainActor
public protocol ChargingPlanUseCases {
    var state: Published<ChargingPlanState>.Publisher { get }

    func load() async
}

// MARK: - How it is done

@MainActor
final class ChargingPlanLogic: ChargingPlanUseCases {
    private let vin: String
    private let repository: any ChargingPlanRepo
    @Published private var _state = ChargingPlanState()

    var state: Published<ChargingPlanState>.Publisher { $_state }

    init(vin: String, repository: any ChargingPlanRepo) {
        self.vin = vin
        self.repository = repository
    }

    func load() async {
        switch await repository.fetchPlan(vin: vin) {
        case .success(let plan):
            _state.plan = plan
            _state.problem = nil
        case .failure(let error):
            _state.problem = error.errorDescription
        }
    }
}
