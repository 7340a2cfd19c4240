enum SeatValidator {
    static func validate(_ seat: Int) -> ValidationError? { nil }
}

extension TicketRequest: Validatable {
    func validate() -> [ValidationError] { [] }
    func repair() {}
}

final class Luggage: Validatable {
    func validate() -> [ValidationError] { [] }
    func repair() {}
}
