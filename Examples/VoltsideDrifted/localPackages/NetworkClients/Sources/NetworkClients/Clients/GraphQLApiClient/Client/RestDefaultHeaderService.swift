// Copyright © 2026 Toyota. All rights reserved.

import Foundation
import GraphQLLib

/// The ten headers that go with every request.
struct RestDefaultHeaderService: GraphHeaderProviding {
    let configuration: Configuration

    func standardHeaders() -> [String: String] {
        [
            "x-channel": "oneapp",
            "x-os-name": configuration.systemName,
            "x-os-version": configuration.systemVersion,
            "x-app-version": configuration.appVersion,
            "x-app-brand": configuration.brand,
            "x-locale": configuration.language,
            "x-api-key": configuration.apiKey,
            "x-guid": configuration.guid,
            "x-device-id": configuration.deviceID
        ]
    }
}
