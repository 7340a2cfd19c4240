// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI
import ApolloWebSocket

/// Queries and mutations go over HTTP, subscriptions over a socket.
public final class GraphClient {
    private let client: ApolloClient

    public init(http: RequestChainNetworkTransport, socket: WebSocketTransport) {
        let transport = SplitNetworkTransport(uploadingNetworkTransport: http, webSocketNetworkTransport: socket)
        let store = ApolloStore(cache: GraphInMemoryNormalizedCache())
        client = ApolloClient(networkTransport: transport, store: store)
    }

    func fetch<Query: GraphQLQuery>(_ query: Query, cachePolicy: CachePolicy) async -> GraphAnswer<Query.Data> {
        await withCheckedContinuation { continuation in
            client.fetch(query: query, cachePolicy: cachePolicy) { result in
                switch result {
                case .success(let answer):
                    if let data = answer.data {
                        continuation.resume(returning: .success(data))
                    } else {
                        continuation.resume(returning: .error("The answer holds no data"))
                    }
                case .failure(let error):
                    continuation.resume(returning: .error(String(describing: error)))
                }
            }
        }
    }
}
