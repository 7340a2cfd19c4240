// Copyright © 2026 Toyota. All rights reserved.

import ApolloAPI
import GraphQLLib

/// Tokens, headers and transport, put together.
public final class GraphQLApiClient: APIClient, AuthenticatedCalling {
    private let authentication: AuthenticationService
    private let headers: RestDefaultHeaderService
    private let service: GraphService
    private let authenticationRetries: Int

    public var authenticated: any AuthenticatedCalling { self }

    init(
        authentication: AuthenticationService,
        headers: RestDefaultHeaderService,
        service: GraphService,
        authenticationRetries: Int = 1
    ) {
        self.authentication = authentication
        self.headers = headers
        self.service = service
        self.authenticationRetries = authenticationRetries
    }

    public func call<Query: GraphQLQuery>(
        operation: Query,
        additionalHeaders: [String: String]
    ) async -> GraphAnswer<Query.Data> {
        await service.fetch(operation)
    }
}
