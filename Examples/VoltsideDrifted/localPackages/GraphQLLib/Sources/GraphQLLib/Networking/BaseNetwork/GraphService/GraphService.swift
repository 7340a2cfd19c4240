// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// What the clients of this package ask; it turns Apollo's closures into values that can be awaited.
public final class GraphService {
    private let client: GraphClient

    public init(client: GraphClient) {
        self.client = client
    }

    public func fetch<Query: GraphQLQuery>(
        _ query: Query,
        cachePolicy: CachePolicy = .returnCacheDataElseFetch
    ) async -> GraphAnswer<Query.Data> {
        await client.fetch(query, cachePolicy: cachePolicy)
    }
}
