// What `norma new` is told to make what lacks, as values: names are never read again as words of a command line.

/// The set that makes what a finding says is missing, and what it is told.
package struct Draft: Sendable, Hashable, Codable {
    package var set: String
    package var names: [String] = []
    /// `key=value`
    package var inputs: [String] = []
    /// `--missing`: what is there stays as it is.
    package var leavesExisting = false
    /// `--update`: what was derived is derived again.
    package var updates = false

    /// Reads what stands behind `make:` word by word, and only then fills the words: a name may have spaces or begin with a dash.
    ///
    /// - Parameters:
    ///   - text: `scene {Scene} --set Package={Module}`
    ///   - fill: puts values in place of a word's placeholders; nil where one has none.
    /// - Returns: nil where a word can't be filled, or none is there.
    package init?(_ text: String, filledBy fill: (String) -> String?) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, let set = fill(first) else { return nil }
        self.set = set
        var isInput = false
        for word in words.dropFirst() {
            switch word {
            case "--set": isInput = true
            case "--missing": leavesExisting = true
            case "--update": updates = true
            default:
                guard let value = fill(word) else { return nil }
                if isInput { inputs.append(value) } else { names.append(value) }
                isInput = false
            }
        }
    }

    /// What is typed behind `norma new`; a word that a shell would take apart stands in quotes.
    package var text: String {
        var words = [set] + names
        for input in inputs { words += ["--set", input] }
        if leavesExisting { words.append("--missing") }
        if updates { words.append("--update") }
        return words.map(Self.quoted).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_=./,+:@%".contains($0) }
        return isPlain && !word.isEmpty
            ? word
            : "'"
                + word.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}
