/// Why the server's answer is of no use.
enum APIError: Error, Equatable {
    case noAddress
    case refused(status: Int)
}
