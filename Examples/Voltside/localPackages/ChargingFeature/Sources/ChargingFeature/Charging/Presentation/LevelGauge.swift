// Copyright © 2026 Toyota. All rights reserved.

import SwiftUI

struct LevelGauge: View {
    let level: ChargingLevel

    var body: some View {
        Gauge(value: Double(level.percent), in: 0...100) { Text("Battery") }
            .tint(level.isEnough ? .green : .orange)
    }
}

#Preview {
    LevelGauge(level: ChargingLevel(percent: 80))
}
