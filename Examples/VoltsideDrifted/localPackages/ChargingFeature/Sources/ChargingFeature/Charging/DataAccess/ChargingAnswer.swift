// Copyright © 2026 Toyota. All rights reserved.


struct ChargingAnswer: Decodable {
    let charging_percent: Int
}
