import Foundation

struct FeeCalculator {
    func fee() -> Int { 3 }
}
