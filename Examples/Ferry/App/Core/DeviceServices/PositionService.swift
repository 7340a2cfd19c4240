/// Where the device is, in the words of the app.
protocol PositionService: Sendable {
    func position() async throws -> Position
}

enum PositionError: Error {
    case notAllowed
}
