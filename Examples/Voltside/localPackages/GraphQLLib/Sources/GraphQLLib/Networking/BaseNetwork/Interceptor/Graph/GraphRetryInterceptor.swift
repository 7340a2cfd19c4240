// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// Before the network: three more attempts where the server has broken down, each after a longer wait.
final class GraphRetryInterceptor: ApolloInterceptor {
    let id = "GraphRetryInterceptor"
    private let maximumRetries = 3

    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain,
        request: HTTPRequest<Operation>,
        response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        guard let response, (500...599).contains(response.httpResponse.statusCode), request.attempts < maximumRetries
        else {
            chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
            return
        }
        Task {
            try? await Task.sleep(for: wait(before: request.attempts))
            chain.retry(request: request, completion: completion)
        }
    }

    private func wait(before attempt: Int) -> Duration {
        attempt == 0 ? .zero : .seconds(1 << attempt)
    }
}
