final class BasketInteractor {
    private let manager = BasketManager()

    func process(_ basket: [String]) {
        validateBasket(basket)
        calculateTotal(basket)
        saveBasket(basket)
        sendReceipt(basket)
    }
}
