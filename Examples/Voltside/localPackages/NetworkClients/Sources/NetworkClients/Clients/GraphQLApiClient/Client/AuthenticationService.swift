// Copyright © 2026 Toyota. All rights reserved.

import GraphQLLib

/// Keeps the token and gets a new one; nobody else does either.
public actor AuthenticationService: AuthenticationRefreshing {
    private var accessToken: String?
    private let sockets: WebSocketTransportFactory

    init(sockets: WebSocketTransportFactory) {
        self.sockets = sockets
    }

    public func bearer() -> String? {
        accessToken
    }

    public func renewBearer() async -> String? {
        await refreshToken()
        return accessToken
    }

    private func refreshToken() async {
        guard let accessToken else { return }
        sockets.reconnect(with: accessToken)
    }
}
