// Copyright © 2026 Toyota. All rights reserved.

import ApolloAPI
import GraphQLLib

/// The operations that the generator made, and their answers, under names of our own: nobody else has to import Apollo.
public typealias Operation = GraphQLQuery
public typealias Answer = GraphAnswer

/// What repositories are given: a way to ask, with the token of whoever is signed in.
public protocol APIClient: Sendable {
    var authenticated: any AuthenticatedCalling { get }
}

public protocol AuthenticatedCalling: Sendable {
    func call<Query: GraphQLQuery>(
        operation: Query,
        additionalHeaders: [String: String]
    ) async -> GraphAnswer<Query.Data>
}
