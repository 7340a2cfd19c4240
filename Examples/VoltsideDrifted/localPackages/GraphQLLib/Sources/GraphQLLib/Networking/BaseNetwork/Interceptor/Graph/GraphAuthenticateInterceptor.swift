// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// Second: the token; and once more with a fresh one where the server refused.
final class GraphAuthenticateInterceptor: ApolloInterceptor {
    let id = "GraphAuthenticateInterceptor"
    private let authentication: any AuthenticationRefreshing
    private let retries: Int
    private let delay: Duration
    private let refused: Set<Int> = [401, 403]

    init(authentication: any AuthenticationRefreshing, retries: Int = 1, delay: Duration = .seconds(1)) {
        self.authentication = authentication
        self.retries = retries
        self.delay = delay
    }

    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain,
        request: HTTPRequest<Operation>,
        response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        Task {
            if let response, refused.contains(response.httpResponse.statusCode), request.attempts < retries {
                try? await Task.sleep(for: delay)
                _ = await authentication.renewBearer()
                chain.retry(request: request, completion: completion)
                return
            }
            if let bearer = await authentication.bearer() {
                request.addHeader(name: "Authorization", value: "Bearer \(bearer)")
            }
            chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
        }
    }
}
