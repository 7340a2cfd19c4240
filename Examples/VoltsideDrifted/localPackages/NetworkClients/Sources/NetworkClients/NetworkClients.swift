// Copyright © 2026 Toyota. All rights reserved.

/// The one way in.
public enum NetworkClients {
    public static func graphQLApi() -> any APIClient {
        GraphQLApiClient.makeDefault()
    }
}
