// A problem with a text that is to be embedded, and the conversion of a text into a Swift literal.

struct EmbeddingProblem: Error, CustomStringConvertible {
    let description: String
}

/// A literal that means the text letter for letter.
func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
}
