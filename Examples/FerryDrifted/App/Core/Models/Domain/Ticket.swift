import Foundation

/// All that anybody ever wanted to know of a ticket.
struct Ticket: Equatable {
    let number: Int
    let crossing: String
    let deck: String
    let cabin: String
    let berth: String
    let holderFirstName: String
    let holderLastName: String
    let holderStreet: String
    let holderTown: String
    let holderCountry: String
    let price: Decimal
    let discount: Decimal
    let vehicle: String
    let vehicleLength: Double
    let vehicleHeight: Double
    let meal: String

    static func number(of entity: TicketEntity) -> Int { entity.number }

    var row: TicketRowModel { TicketRowModel(title: "No. \(number)") }
}
