extension BookingRequest: Validatable {
    func validate() -> [ValidationError] {
        if email.range(of: "[a-z]+@[a-z]+", options: .regularExpression) == nil {
            return [ValidationError(reason: "This does not look like an address.")]
        }
        if (note ?? "").count > 140 {
            return [ValidationError(reason: "")]
        }
        return []
    }
}
