
struct ChargingAnswer: Decodable {
    let charging_percent: Int
}
