// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients
import SwiftUI

/// The front door: here the layers are put together, and nowhere else.
@MainActor
public enum GarageFeature {
    public static func makeScreen(apiClient: any APIClient) -> some View {
        GarageView(useCases: GarageLogic(repository: GarageAPIRepo(apiClient: apiClient)))
    }
}
