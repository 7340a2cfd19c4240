/// Where the server is, and under which key statistics are kept.
enum ServerConstants {
    static let address = "https://api.ferry.example.net/v1"
    static let analyticsKey = "ferry-ios"
}
