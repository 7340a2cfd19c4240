// Copyright © 2026 Toyota. All rights reserved.

import Combine

// MARK: - What can be done

@MainActor
public protocol ChargingUseCases {
    var state: Published<ChargingState>.Publisher { get }

    func refresh() async
}

// MARK: - How it is done

@MainActor
final class ChargingLogic: ChargingUseCases {
    private let vin: String
    private let repository: any ChargingRepo
    @Published private var _state = ChargingState()

    var state: Published<ChargingState>.Publisher { $_state }

    init(vin: String, repository: any ChargingRepo) {
        self.vin = vin
        self.repository = repository
    }

    func refresh() async {
        switch await repository.fetchLevel(vin: vin) {
        case .success(let level):
            _state.level = level
            _state.problem = nil
        case .failure(let error):
            _state.problem = error.errorDescription
        }
    }
}
