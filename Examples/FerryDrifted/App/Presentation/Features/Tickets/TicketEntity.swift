final class TicketEntity {
    let number: Int

    init(number: Int) { self.number = number }
}
