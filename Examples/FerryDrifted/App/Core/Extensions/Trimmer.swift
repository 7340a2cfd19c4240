struct Trimmer {
    let text: String
}

extension Trimmer {
    var trimmed: String { text.trimmed }
}
