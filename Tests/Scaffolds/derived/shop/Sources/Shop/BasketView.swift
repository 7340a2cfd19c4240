// A view of a protocol that has its double beside it.

import SwiftUI

protocol Weighing {
    var weight: Double { get }
}

#if DEBUG
struct PreviewWeighing: Weighing {
    var weight: Double { 1 }
}
#endif

struct BasketView: View {
    let scales: any Weighing

    var body: some View { Text("\(scales.weight)") }
}
