/// One line of the timetable, ready to be shown.
struct CrossingRowModel: Equatable, Identifiable {
    let id: String
    let title: String
    let departureText: String
    let priceText: String
    var isSelected = false
}
