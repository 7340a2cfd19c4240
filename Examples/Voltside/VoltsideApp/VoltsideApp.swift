// Copyright © 2026 Toyota. All rights reserved.

import ChargingFeature
import GarageFeature
import NetworkClients
import SwiftUI

@main
struct VoltsideApp: App {
    private let apiClient = NetworkClients.graphQLApi()

    var body: some Scene {
        WindowGroup {
            TabView {
                GarageFeature.makeScreen(apiClient: apiClient)
                ChargingFeature.makeScreen(vin: "VOLT0000000000001", apiClient: apiClient)
            }
        }
    }
}
