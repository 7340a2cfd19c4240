// Copyright © 2026 Toyota. All rights reserved.

/// Everything that this package can fail with.
public enum GraphQLLibError: Error {
    case invalidToken
    case invalidJsonError
    /// What Apollo said.
    case graphClientError(Error)
    case queryDocumentError
}
