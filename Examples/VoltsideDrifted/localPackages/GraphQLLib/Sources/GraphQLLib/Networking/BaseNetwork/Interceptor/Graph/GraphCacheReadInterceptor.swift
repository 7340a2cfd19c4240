// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// Third: what was read a moment ago, for the few requests that want it.
final class GraphCacheReadInterceptor: ApolloInterceptor {
    let id = "GraphCacheReadInterceptor"
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
        guard request.cachePolicy == .returnCacheDataElseFetch else {
            chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
            return
        }
        store.load(request.operation) { result in
            switch result {
            case .success(let data): chain.returnValueAsync(for: request, value: data, completion: completion)
            case .failure:
                chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
            }
        }
    }
}
