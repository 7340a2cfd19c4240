// What the placeholders of a pattern stood for: `{Name}UseCase` against `LoginUseCase` binds Name to Login.

/// Names bound to texts, in the order they were bound; small, so a list and not a dictionary.
package struct Captures: Sendable, Hashable, Codable {
    package private(set) var names: [String]
    package private(set) var values: [String]

    package init() {
        names = []
        values = []
    }

    package init(_ pairs: [(String, String)]) {
        self.init()
        for (name, value) in pairs { self[name] = value }
    }

    package static let none = Captures()

    package var isEmpty: Bool { names.isEmpty }

    package subscript(name: String) -> String? {
        get { names.firstIndex(of: name).map { values[$0] } }
        set {
            if let index = names.firstIndex(of: name) {
                if let newValue {
                    values[index] = newValue
                } else {
                    names.remove(at: index)
                    values.remove(at: index)
                }
            } else if let newValue {
                names.append(name)
                values.append(newValue)
            }
        }
    }

    /// These, and the other's for names that are not bound here.
    package func adding(_ other: Captures) -> Captures {
        if other.isEmpty { return self }
        var result = self
        for (name, value) in zip(other.names, other.values) where result[name] == nil { result[name] = value }
        return result
    }
}
