struct TicketRowModel: Equatable {
    let title: String
}
