// Copyright © 2026 Toyota. All rights reserved.

/// Who knows the headers of this app; the wrapper of Apollo does not.
public protocol GraphHeaderProviding: Sendable {
    func standardHeaders() -> [String: String]
}
