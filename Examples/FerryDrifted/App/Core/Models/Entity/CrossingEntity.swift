import Foundation
import SwiftData

@Model
class CrossingEntity: Codable {
    var identifier: String
    var origin: String
    var destination: String
    var departureDate: Date
    var price: Decimal
    var last_seen: String

    init(identifier: String, origin: String, destination: String, departureDate: Date, price: Decimal) {
        self.identifier = identifier
        self.origin = origin
        self.destination = destination
        self.departureDate = departureDate
        self.price = price
        self.last_seen = ""
    }
}

extension CrossingEntity {
    convenience init(_ dto: CrossingDTO) {
        self.init(identifier: dto.id, origin: dto.from, destination: dto.to, departureDate: dto.departsAt, price: 0)
    }

    func toDomain() -> Crossing {
        Crossing(id: identifier, from: origin, to: destination, departureDate: departureDate, price: price)
    }
}
