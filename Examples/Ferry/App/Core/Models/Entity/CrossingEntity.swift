import Foundation
import SwiftData

@Model
final class CrossingEntity {
    var identifier: String
    var origin: String
    var destination: String
    var departureDate: Date
    var price: Decimal

    init(identifier: String, origin: String, destination: String, departureDate: Date, price: Decimal) {
        self.identifier = identifier
        self.origin = origin
        self.destination = destination
        self.departureDate = departureDate
        self.price = price
    }
}

extension CrossingEntity {
    convenience init(_ crossing: Crossing) {
        self.init(
            identifier: crossing.id,
            origin: crossing.from,
            destination: crossing.to,
            departureDate: crossing.departureDate,
            price: crossing.price
        )
    }

    func toDomain() -> Crossing {
        Crossing(id: identifier, from: origin, to: destination, departureDate: departureDate, price: price)
    }
}
