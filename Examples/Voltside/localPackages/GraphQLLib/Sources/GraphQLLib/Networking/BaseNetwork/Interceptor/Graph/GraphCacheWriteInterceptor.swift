// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// Last: what was read is kept for a moment.
final class GraphCacheWriteInterceptor: ApolloInterceptor {
    let id = "GraphCacheWriteInterceptor"
    private let store: ApolloStore

    init(store: ApolloStore) {
        self.store = store
    }

    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain,
        request: HTTPRequest<Operation>,
        response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        if let records = response?.cacheRecords { store.publish(records: records) }
        chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
    }
}
