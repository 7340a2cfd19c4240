// A comment that begins with `TODO` or `FIXME`: its author and its ticket.

import NormaFacts

struct TodoComment {
    /// From the word on.
    let text: String

    /// Every comment that begins with one of the words, followed by a colon, a bracket or nothing.
    static func each(in facts: SourceFacts, _ body: (CommentFact, TodoComment) -> Void) {
        for comment in facts.comments {
            let text = comment.text.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" || $0 == "\n" }
            guard let word = ["TODO", "FIXME"].first(where: text.hasPrefix) else { continue }
            let rest = text.dropFirst(word.count).drop { $0 == " " }
            guard rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix("[") || rest.hasPrefix("(") else { continue }
            body(comment, TodoComment(text: String(text)))
        }
    }

    /// `TODO: [Anna] …`
    var hasAuthor: Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let rest = text[text.index(after: colon)...].drop { $0 == " " }
        guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return false }
        return rest[..<end].contains { $0.isLetter }
    }

    /// `SHOP-12` or `#7`
    var hasTicket: Bool {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "#") }
        return words.contains { word in
            if word.hasPrefix("#") { return word.count > 1 && word.dropFirst().allSatisfy(\.isNumber) }
            let parts = word.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, let project = parts.first, let number = parts.last else { return false }
            return project.count > 1 && project.allSatisfy { $0.isUppercase || $0.isNumber }
                && !number.isEmpty && number.allSatisfy(\.isNumber)
        }
    }
}
