// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients

/// A client whose server is never there.
struct SilentClient: APIClient, AuthenticatedCalling {
    var authenticated: any AuthenticatedCalling { self }

    func call<Query: Operation>(operation: Query, additionalHeaders: [String: String]) async -> Answer<Query.Data> {
        .error("nobody is there")
    }
}
