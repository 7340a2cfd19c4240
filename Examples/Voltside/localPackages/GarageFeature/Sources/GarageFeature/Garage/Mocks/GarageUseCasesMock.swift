// Copyright © 2026 Toyota. All rights reserved.

import Combine

public final class GarageUseCasesMock: GarageUseCases {
    @Published public var _state = GarageState()
    public private(set) var loadCallCount = 0

    public var state: Published<GarageState>.Publisher { $_state }

    public init() {}

    public func load() async {
        loadCallCount += 1
    }
}
