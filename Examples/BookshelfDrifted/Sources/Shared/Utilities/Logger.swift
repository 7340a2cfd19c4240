import os

/// Writes to the unified log, in one category for each part of the app.
struct Logger: Sendable {
    private let log: os.Logger

    init(category: String) {
        log = os.Logger(subsystem: "org.example.bookshelf", category: category)
    }

    func print(_ message: String) {
        log.info("\(message, privacy: .public)")
    }

    func failure(_ error: any Error, in operation: String) {
        log.error("\(operation, privacy: .public) failed: \(error.localizedDescription, privacy: .private)")
    }
}
