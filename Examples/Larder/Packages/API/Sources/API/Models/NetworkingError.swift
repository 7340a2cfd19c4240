/// Why the server's answer is of no use.
public enum NetworkingError: Error, Equatable {
    /// The server answered with this status.
    case refused(status: Int)
}
