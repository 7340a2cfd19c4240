struct Voucher {
    let worth: Int

    func isWorth(_ price: Int) -> Bool { worth >= price }
}
