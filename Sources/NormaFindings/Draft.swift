// The arguments of `norma new` that create what is missing, as values: names are never parsed again as a command line.

/// The set that creates what a finding reports as missing, with its arguments.
package struct Draft: Sendable, Hashable {
    package var set: String
    package var names: [String] = []
    /// `key=value`
    package var inputs: [String] = []
    /// `--missing`: existing files stay unchanged.
    package var leavesExisting = false
    /// `--update`: derived code is derived again.
    package var updates = false

    /// Reads the value of `make:` word by word, and only then fills the words in: a name may have spaces or begin with
    /// a dash.
    ///
    /// - Parameters:
    ///   - text: `scene {Scene} --set Package={Module}`
    ///   - fill: replaces a word's placeholders by values; nil if one has none.
    /// - Returns: nil if a word can't be filled in, or there is none.
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

    /// The arguments as typed after `norma new`; a word that a shell would split is quoted.
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
