import SwiftUI

struct CrossingRow: View {
    let model: CrossingRowModel

    var body: some View {
        HStack {
            Text(model.title)
            Spacer()
            Text(model.departureText)
            Text(model.priceText)
        }
    }
}
