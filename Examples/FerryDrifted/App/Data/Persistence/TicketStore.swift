final class TicketStore {
    func rows() -> [TicketRowModel] { [] }
}
