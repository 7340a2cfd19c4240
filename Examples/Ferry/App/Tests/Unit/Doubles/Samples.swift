import Foundation

@testable import Ferry

enum Samples {
    static let crossing = Crossing(
        id: "7",
        from: "Kiel",
        to: "Oslo",
        departureDate: Date(timeIntervalSince1970: 0),
        price: 40
    )
}
