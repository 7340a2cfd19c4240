/// What the server can be asked for; each feature names its own.
public struct Endpoint: Equatable, Sendable {
    public let path: String

    /// Names what lies at this path, from the server's root.
    public init(path: String) {
        self.path = path
    }
}
