// Copyright © 2026 Toyota. All rights reserved.


import Combine
import Foundation

/// Watches the plan, in the old way.
final class PlanManager {
    private let repository: any ChargingPlanRepository
    private let history: ChargingAPIRepo
    private var cancellables = Set<AnyCancellable>()
    private let changes = PassthroughSubject<ChargingPlan, Never>()

    init(repository: any ChargingPlanRepository, history: ChargingAPIRepo) {
        self.repository = repository
        self.history = history
        changes.sink { print($0) }.store(in: &cancellables)
    }

    func watch(completion: @escaping (ChargingPlan) -> Void) {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
            Task {
                if case .success(let plan) = await self.repository.fetchPlan(vin: "VOLT1") { completion(plan) }
            }
        }
    }
}
