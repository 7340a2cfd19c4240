// Sorts imports whose names are known only once a template is filled in.

/// If a module's name is a placeholder, the author of a template can't know its place in the alphabet.
enum ImportOrder {
    /// Whether a line of the template imports something that is not named yet.
    static func isOpen(in template: String) -> Bool {
        template.split(separator: "\n").contains { isImport($0) && $0.contains("{{") }
    }

    /// The text with each run of `import` lines sorted, upper and lower case alike; everything else keeps its place.
    static func sorted(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var start = 0
        while start < lines.count {
            let run = lines[start...].prefix(while: isImport)
            let ordered = run.map { (key: $0.lowercased(), line: $0) }.sorted { $0.key < $1.key }
            for (index, item) in zip(run.indices, ordered) { lines[index] = item.line }
            start = run.endIndex + 1
        }
        return lines.joined(separator: "\n")
    }

    private static func isImport(_ line: Substring) -> Bool { line.hasPrefix("import ") }
}
