import SwiftUI

/// How much of the year's goal is done.
struct GoalMeterView: View {
    let progress: Double
    let finished: Int

    var body: some View {
        Gauge(value: progress) {
            Text("Books finished: \(finished)")
        } currentValueLabel: {
            Text(progress, format: .percent.precision(.fractionLength(0)))
        }
        .gaugeStyle(.accessoryLinearCapacity)
    }
}

#Preview {
    GoalMeterView(progress: 0.4, finished: 12)
        .padding(.md)
}
