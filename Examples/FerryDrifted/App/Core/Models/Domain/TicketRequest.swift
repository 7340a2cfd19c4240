struct TicketRequest {
    var number: Int
}
