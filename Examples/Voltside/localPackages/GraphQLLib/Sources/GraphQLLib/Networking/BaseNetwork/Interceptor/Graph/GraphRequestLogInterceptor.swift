// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// Fourth: which operation is asked for; nothing of what it carries.
final class GraphRequestLogInterceptor: ApolloInterceptor {
    let id = "GraphRequestLogInterceptor"
    private let log = GraphLog()

    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain,
        request: HTTPRequest<Operation>,
        response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        log.write("asks \(Operation.operationName)")
        chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
    }
}
