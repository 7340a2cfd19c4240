// Values of a set's inputs that are read from the project, so that no one has to pass them.

import NormaText

/// A value that was found, and its source, as a clause: "the module of `Sources/App`".
package struct ReadValue: Sendable, Hashable {
    package var text: String
    package var source: String

    package init(_ text: String, from source: String) {
        self.text = text
        self.source = source
    }
}

/// A project that can be asked for names. Paths are as templates write them.
package protocol ProjectReading {
    func appName() -> ReadValue?
    func module(at path: RelativePath) -> ReadValue?
    /// The part that matches the `*` of a path for each such file or folder, with its path; in order.
    func names(fitting pattern: String) -> [(name: String, path: RelativePath)]
}

/// The name of several in a project that is meant where one thing is made.
enum NameChoice {
    /// The longest with which the name begins, word by word, else the longest that is part of it, else the only one.
    ///
    /// - Parameter onlyAlike: only one with which the name begins.
    static func choice(among names: [String], for name: String, onlyAlike: Bool) -> String? {
        let wanted = words(of: name)
        let longestFirst = names.map { ($0, words(of: $0)) }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
        if let found = longestFirst.first(where: { wanted.starts(with: $0.1) }) { return found.0 }
        if onlyAlike { return nil }
        let part = longestFirst.first { _, words in
            !words.isEmpty && wanted.indices.contains { wanted[$0...].starts(with: words) }
        }
        return part?.0 ?? (names.count == 1 ? names.first : nil)
    }

    /// In the singular, for `SearchTrails` is about `Trail`.
    private static func words(of name: String) -> [String] {
        NameCase.words(of: name).map { NounForms.singular(of: $0.lowercased()) }
    }
}
