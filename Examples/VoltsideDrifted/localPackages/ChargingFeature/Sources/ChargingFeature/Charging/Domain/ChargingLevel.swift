// Copyright © 2026 Toyota. All rights reserved.

import GarageFeature
import SwiftUI

/// How full the battery is, in percent.
public struct ChargingLevel: Equatable, Sendable {
    public let percent: Int

    let car: Car?

    var isEnough: Bool { percent >= 20 }
    var color: Color { isEnough ? .green : .orange }
}
