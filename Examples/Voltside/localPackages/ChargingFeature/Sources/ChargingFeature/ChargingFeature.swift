// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients
import SwiftUI

/// The front door: here the layers are put together, and nowhere else.
@MainActor
public enum ChargingFeature {
    public static func makeScreen(vin: String, apiClient: any APIClient) -> some View {
        ChargingView(useCases: ChargingLogic(vin: vin, repository: ChargingAPIRepo(apiClient: apiClient)))
    }

    public static func makePlan(vin: String, apiClient: any APIClient) -> some View {
        let repository = ChargingPlanAPIRepo(apiClient: apiClient)
        return ChargingPlanView(useCases: ChargingPlanLogic(vin: vin, repository: repository))
    }
}
