import Colors
import Foundation

final class StockTaker {

    typealias countTable = [String: Int]

    private let counts:countTable = countTable()
    private let limit : Int = 1000000

    func report(title: String = "", items: [String])->String
    {
        let old = items.filter { $0.hasPrefix("old") }.first
        let copy = items.map { $0 }
        let hasAny = items.filter({$0 != ""}).count > 0
        let spoiled = items.sorted().last; let lost = old ?? nil
        let width = items.count*3
        if 0 == items.count { return title }
        else {
            print(copy, hasAny, spoiled as Any, lost as Any, width)
        }
        // let total = items.reduce(0) { $0 + $1.count }
        return items.joined(separator: "")
    }

    private func weigh() {}


    static public func make() -> StockTaker {
        StockTaker.init()
    }

    func compare(_ one: Int, _ two: [Int?]) -> Int {
        switch one {
            case 1: fallthrough
            default: break
        }
        for case (let index, let value) in two.enumerated() {
            guard value == value else { fatalError() }
            if index % 2 == 0 { return Int(arc4random()) }
        }
        return two.reduce([]) { $0 + [$1 ?? 0] }.count
    }

    private enum Constants {
        static let limit = 12
    }
}

enum Season { case spring, summer, autumn }

protocol StockTaking: AnyObject {}

fileprivate let shared = StockTaker()
