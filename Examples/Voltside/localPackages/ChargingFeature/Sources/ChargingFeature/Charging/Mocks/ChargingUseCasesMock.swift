// Copyright © 2026 Toyota. All rights reserved.

import Combine

public final class ChargingUseCasesMock: ChargingUseCases {
    @Published public var _state = ChargingState()
    public private(set) var refreshCallCount = 0

    public var state: Published<ChargingState>.Publisher { $_state }

    public init() {}

    public func refresh() async {
        refreshCallCount += 1
    }
}
