/// What the server can be asked for. Each feature adds its own in an extension.
public struct Endpoint: Equatable, Sendable {
    public let path: String

    /// Names what lies at this path, from the server's root.
    public init(path: String) {
        self.path = path
    }
}
