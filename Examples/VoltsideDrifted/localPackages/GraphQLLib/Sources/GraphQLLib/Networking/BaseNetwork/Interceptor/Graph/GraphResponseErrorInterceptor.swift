// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// After the network: errors that came with a friendly status.
final class GraphResponseErrorInterceptor: ApolloInterceptor {
    let id = "GraphResponseErrorInterceptor"

    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain,
        request: HTTPRequest<Operation>,
        response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        guard let response, response.parsedResponse?.errors?.isEmpty == false else {
            chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
            return
        }
        chain.handleErrorAsync(
            GraphQLLibError.queryDocumentError, request: request, response: response, completion: completion)
    }
}
