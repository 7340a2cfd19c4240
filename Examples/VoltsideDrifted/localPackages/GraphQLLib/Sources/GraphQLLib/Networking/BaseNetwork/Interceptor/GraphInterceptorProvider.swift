// Copyright © 2026 Toyota. All rights reserved.

import Apollo
import ApolloAPI

/// The chain that every request walks down and every answer walks on.
struct GraphInterceptorProvider: InterceptorProvider {
    let client: URLSessionClient
    let store: ApolloStore
    let headers: any GraphHeaderProviding
    let authentication: any AuthenticationRefreshing

    func interceptors<Operation: GraphQLOperation>(for operation: Operation) -> [any ApolloInterceptor] {
        [
            GraphDefaultHeaderInterceptor(headers: headers),
            GraphCacheReadInterceptor(store: store),
            GraphRequestLogInterceptor(),
            GraphAuthenticateInterceptor(authentication: authentication),
            GraphRetryInterceptor(),
            NetworkFetchInterceptor(client: client),
            JSONResponseParsingInterceptor(),
            GraphResponseErrorInterceptor(),
            GraphResponseLogInterceptor(),
            GraphCacheWriteInterceptor(store: store),
        ]
    }
}
