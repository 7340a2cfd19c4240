// Copyright © 2026 Toyota. All rights reserved.

import Combine
import Foundation

// MARK: - What can be done

@MainActor
public protocol ChargingUseCases {
    var state: Published<ChargingState>.Publisher { get }

    func refresh() async
}

// MARK: - How it is done

@MainActor
final class ChargingLogic: ChargingUseCases {
    // MARK: Properties

    private let vin: String
    var repository: any ChargingRepo
    @Published private var _state = ChargingState()

    var state: Published<ChargingState>.Publisher { $_state }

    init(vin: String, repository: any ChargingRepo) {
        self.vin = vin
        self.repository = repository
    }

    func refresh() async {
        _state.level = try? await repository.fetchLevel(vin: vin)
        UserDefaults.standard.set(vin, forKey: "lastCar")
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { Task { await self.refresh() } }
    }
}
