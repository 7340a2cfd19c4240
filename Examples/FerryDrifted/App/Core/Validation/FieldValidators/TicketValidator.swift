enum TicketValidator {
    static func validate(_ ticket: Ticket) -> ValidationError? {
        if ticket.number < 1 { return .field("ticket", reason: "") }
        return nil
    }

    static func isOld(_ number: Int) -> Bool { number < 1000 }
}
