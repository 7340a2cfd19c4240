import Foundation

let kMaximum = 12

class BasketManager {
    var basket: [String] = []

    func loadBasket() {}
    func formatTotal() -> String { "" }
    func sendReceipt() {}

    func discount(for kind: String) -> Int {
        switch kind {
        case "student":
            return 20
        case "staff":
            return 50
        case "pensioner":
            return 30
        default:
            return 0
        }
    }

    // TODO: make this faster
    func first() -> String {
        let data = try! JSONEncoder().encode(basket)
        return (String(data: data, encoding: .utf8) as Any) as! String
    }
}

/// Looks bad and is not: a printer prints, and an exclamation mark ends a sentence!
struct Printer {
    func print(_ page: String) {}

    func printAll(_ pages: [String]) {
        pages.forEach(self.print)
        // print("not now!")
    }
}

enum Room {
    case Kitchen
    case cellar(Int, Int, Int, Int)
}
