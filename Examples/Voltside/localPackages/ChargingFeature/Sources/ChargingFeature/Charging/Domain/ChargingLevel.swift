// Copyright © 2026 Toyota. All rights reserved.

/// How full the battery is, in percent.
public struct ChargingLevel: Equatable, Sendable {
    public let percent: Int

    var isEnough: Bool { percent >= 20 }
}
