// A line of a fitted guide: where something of the book is here, or what it is called, with the reason.

/// A place of the book, in this project.
package struct FittedPlace: Sendable, Equatable {
    package var name: String
    /// Empty: the project has no such thing.
    package var patterns: [String]
    /// By pattern, folders that it matches and that are not meant.
    package var except: [String: [String]] = [:]
    /// A clause.
    package var reason: String
    /// Only the name of a folder says so.
    package var isByName = false

    /// As the guide writes it.
    var written: String {
        let entries = patterns.map { pattern in
            let others = except[pattern] ?? []
            guard !others.isEmpty else { return "\"\(pattern)\"" }
            return "{ path: \"\(pattern)\", except: [" + others.map { "\"\($0)\"" }.joined(separator: ", ") + "] }"
        }
        guard let first = entries.first else { return "none" }
        return entries.count == 1 ? first : "[" + entries.joined(separator: ", ") + "]"
    }
}

/// A word of the book, as this project says it.
package struct FittedWord: Sendable, Equatable {
    package var name: String
    package var word: String
    package var reason: String
}

/// A book in the places and words of a project.
package struct FittedBook: Sendable, Equatable {
    package var book: String
    package var places: [FittedPlace]
    package var words: [FittedWord]

    func place(_ name: String) -> FittedPlace? { places.first { $0.name == name } }
}
