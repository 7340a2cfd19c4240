// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// Then: that there was an answer.
final class GraphResponseLogInterceptor: ApolloInterceptor {
    let id = "GraphResponseLogInterceptor"
    private let log = GraphLog()

    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain,
        request: HTTPRequest<Operation>,
        response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        log.write("heard of \(Operation.operationName)")
        chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
    }
}
