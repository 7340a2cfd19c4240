extension BookingRequest: Validatable {
    func validate() -> [ValidationError] {
        var errors: [ValidationError] = []
        if let error = EmailValidator.validate(email) { errors.append(error) }
        if let error = AmountValidator.validate(amount) { errors.append(error) }
        if let note, note.count > BookingConstants.longestNote {
            errors.append(.field("note", reason: "A note has at most \(BookingConstants.longestNote) signs."))
        }
        return errors
    }
}
