import Foundation

struct PromoCodeValidator {
    var lastCode = ""

    mutating func validate(_ code: String) async -> Bool {
        print("checking \(code)")
        lastCode = code
        UserDefaults.standard.set(code, forKey: "lastPromoCode")
        return Date().timeIntervalSince1970 > 0
    }
}
