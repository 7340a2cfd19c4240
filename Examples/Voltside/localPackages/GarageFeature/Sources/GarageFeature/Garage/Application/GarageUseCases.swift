// Copyright © 2026 Toyota. All rights reserved.

import Combine

// MARK: - What can be done

@MainActor
public protocol GarageUseCases {
    var state: Published<GarageState>.Publisher { get }

    func load() async
}

// MARK: - How it is done

@MainActor
final class GarageLogic: GarageUseCases {
    private let repository: any GarageRepo
    @Published private var _state = GarageState()

    var state: Published<GarageState>.Publisher { $_state }

    init(repository: any GarageRepo) {
        self.repository = repository
    }

    func load() async {
        switch await repository.fetchCars() {
        case .success(let cars):
            _state.cars = cars
            _state.problem = nil
        case .failure(let error):
            _state.problem = error.errorDescription
        }
    }
}
