// Copyright © 2026 Toyota. All rights reserved.

import Combine

public final class ChargingPlanUseCasesMock: ChargingPlanUseCases {
    @Published public var _state = ChargingPlanState()
    public private(set) var loadCallCount = 0

    public var state: Published<ChargingPlanState>.Publisher { $_state }

    public init() {}

    public func load() async {
        loadCallCount += 1
    }
}
