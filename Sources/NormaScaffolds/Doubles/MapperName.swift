// The name of a mapper, after the relation of its target to its source.

import NormaText

/// `UserDTO` becomes a `User` by `toDomain()`, a `User` becomes a `UserDTO` by `toDTO()`.
struct MapperName: Sendable, Hashable {
    /// `Domain`, `DTO`, `RowModel`
    let role: String

    var function: String { "to" + role }

    private static let domain = "Domain"
    private static let ofTheDomain: Set = ["Domain", "DomainModel", "Entity", "Model"]
    private static let ofTheWire: Set = ["DTO", "Payload", "Record", "Request", "Response"]

    init(from source: String, to target: String) {
        role = Self.role(of: target, from: source)
    }

    private static func role(of target: String, from source: String) -> String {
        let (own, wanted) = (NameCase.words(of: source), NameCase.words(of: target))
        let shared = zip(own, wanted).prefix { $0 == $1 }.count
        let rest = wanted.dropFirst(shared).joined()
        if shared == 0 { return wanted.last.flatMap { ofTheWire.contains($0) ? $0 : nil } ?? domain }
        // A wire type becomes a model, whatever the model is called.
        let isFromTheWire = own.last.map(ofTheWire.contains) ?? false
        return rest.isEmpty || (isFromTheWire && ofTheDomain.contains(rest)) ? domain : rest
    }
}
