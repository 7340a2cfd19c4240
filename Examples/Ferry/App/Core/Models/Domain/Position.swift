/// A place on the map.
struct Position: Equatable, Sendable {
    let latitude: Double
    let longitude: Double
}
