enum ChargingText {
    static let kUnit = "%"

    fileprivate static func text(_ percent: Int) -> String { "\(percent) \(kUnit)" }
}

fileprivate let separator = ","

protocol TextProtocol {}
