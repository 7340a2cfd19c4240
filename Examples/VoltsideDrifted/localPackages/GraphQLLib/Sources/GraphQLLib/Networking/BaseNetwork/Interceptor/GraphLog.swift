// Copyright © 2026 Toyota. All rights reserved.

import os

/// A log without secrets: names of operations go in, headers and values don't.
struct GraphLog {
    private let logger = Logger(subsystem: "voltside", category: "graphql")

    func write(_ text: String) {
        logger.debug("\(text)")
    }
}
