extension Crossing {
    /// How a crossing is told in one line.
    func toRowModel() -> CrossingRowModel {
        CrossingRowModel(
            id: id,
            title: "\(from) – \(to)",
            departureText: DateFormatterFactory.departure.string(from: departureDate),
            priceText: PriceFormatter.text(price)
        )
    }
}
