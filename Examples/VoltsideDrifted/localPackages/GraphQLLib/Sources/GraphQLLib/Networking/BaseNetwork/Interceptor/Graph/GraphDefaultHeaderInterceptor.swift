// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// First: what every request carries.
final class GraphDefaultHeaderInterceptor: ApolloInterceptor {
    let id = "GraphDefaultHeaderInterceptor"
    private let headers: any GraphHeaderProviding

    init(headers: any GraphHeaderProviding) {
        self.headers = headers
    }

    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain,
        request: HTTPRequest<Operation>,
        response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        for (name, value) in headers.standardHeaders() { request.addHeader(name: name, value: value) }
        chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
    }
}
