// Copyright © 2026 Toyota. All rights reserved.

import Foundation

/// What differs from build to build, from the app's Info.plist.
struct Configuration: Sendable {
    let address: URL
    let socketAddress: URL
    let apiKey: String
    let brand: String
    let systemName: String
    let systemVersion: String
    let appVersion: String
    let language: String
    let guid: String
    let deviceID: String

    static func text(_ key: String, in bundle: Bundle) -> String {
        bundle.object(forInfoDictionaryKey: key) as? String ?? ""
    }
}
