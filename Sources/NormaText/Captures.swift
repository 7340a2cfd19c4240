// The values of a pattern's placeholders: `{Name}UseCase` against `LoginUseCase` binds Name to Login.

/// Names bound to texts, in the order they were bound; small, so a list and not a dictionary.
package struct Captures: Sendable, Hashable {
    private struct Binding: Sendable, Hashable {
        let name: String
        var value: String
    }

    /// One list, because captures are passed on at every question about a thing.
    private var bindings: [Binding] = []

    package init() {}

    package init(_ pairs: [(String, String)]) {
        for (name, value) in pairs { self[name] = value }
    }

    package static let none = Captures()

    package var isEmpty: Bool { bindings.isEmpty }

    package subscript(name: String) -> String? {
        get { bindings.first { $0.name == name }?.value }
        set {
            if let index = bindings.firstIndex(where: { $0.name == name }) {
                if let newValue {
                    bindings[index].value = newValue
                } else {
                    bindings.remove(at: index)
                }
            } else if let newValue {
                bindings.append(Binding(name: name, value: newValue))
            }
        }
    }

    /// A longer name can't be read in a sentence, which may contain it any number of times.
    package static let longestShown = 400

    /// The value of a name, for a message: of a very long text its beginning and its end.
    package func shown(_ name: String) -> String? {
        self[name].map { $0.utf8.count > Self.longestShown ? "\($0.prefix(120))…\($0.suffix(60))" : $0 }
    }

    /// Whether a message can't show one of the texts as a whole.
    package var areCutWhenShown: Bool { bindings.contains { $0.value.utf8.count > Self.longestShown } }

    /// These, and the other's for names that are not bound here.
    package func adding(_ other: Captures) -> Captures {
        if other.isEmpty { return self }
        if isEmpty { return other }
        var result = self
        for binding in other.bindings where result[binding.name] == nil { result[binding.name] = binding.value }
        return result
    }
}
