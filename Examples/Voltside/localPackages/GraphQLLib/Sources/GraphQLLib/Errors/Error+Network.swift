// Copyright © 2026 Toyota. All rights reserved.

import Foundation

extension Error {
    /// The server could not be reached.
    public var isNetworkError: Bool {
        let codes: [URLError.Code] = [.notConnectedToInternet, .networkConnectionLost, .cannotConnectToHost]
        return (self as? URLError).map { codes.contains($0.code) } ?? false
    }

    /// The server was reached and did not answer in time.
    public var isNetworkTimedout: Bool {
        (self as? URLError)?.code == .timedOut
    }
}
