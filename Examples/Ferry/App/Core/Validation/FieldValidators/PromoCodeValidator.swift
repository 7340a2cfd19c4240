enum PromoCodeValidator {
    static func validate(_ code: String) -> ValidationError? {
        guard code.count >= BookingConstants.shortestPromoCode else {
            return .field("promoCode", reason: "A code has at least \(BookingConstants.shortestPromoCode) signs.")
        }
        return nil
    }
}
