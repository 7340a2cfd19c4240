// Copyright © 2026 Toyota. All rights reserved.

/// Who keeps the token, and gets a new one.
public protocol AuthenticationRefreshing: Sendable {
    func bearer() async -> String?
    func renewBearer() async -> String?
}
