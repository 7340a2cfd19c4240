final class PortEntity {
    let name: String

    init(name: String) { self.name = name }
}
