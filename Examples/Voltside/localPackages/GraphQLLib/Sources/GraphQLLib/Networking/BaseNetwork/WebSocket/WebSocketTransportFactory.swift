// Copyright © 2026 Toyota. All rights reserved.

import ApolloWebSocket
import Foundation

/// Opens sockets, and opens them again when there is a new token.
public final class WebSocketTransportFactory {
    private let address: URL
    private var transport: WebSocketTransport?

    public init(address: URL) {
        self.address = address
    }

    public func makeTransport(token: String) -> WebSocketTransport {
        let socket = WebSocket(url: address, protocol: .graphql_ws)
        let transport = WebSocketTransport(websocket: socket, connectingPayload: ["authorization": token])
        self.transport = transport
        return transport
    }

    public func reconnect(with token: String) {
        transport?.updateConnectingPayload(["authorization": token], reconnectIfConnected: true)
    }
}
