// Joins the files that `order` lists to two literals, the script and the style of the page.

import Foundation

struct PageTexts {
    let folder: URL
    /// Of the type that holds them.
    let name: String

    /// - Returns: a Swift file.
    func swift() throws -> String {
        let order = try String(contentsOf: folder.appending(path: "order"), encoding: .utf8)
        let names = order.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        let found = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }
        let unlisted = Set(found).symmetricDifference(names).sorted()
        guard unlisted.isEmpty, Set(names).count == names.count else {
            let others = unlisted.joined(separator: ", ")
            let what = unlisted.isEmpty ? "a file twice" : "missing or unlisted files: \(others)"
            throw EmbeddingProblem(description: "\(folder.path(percentEncoded: false))order: lists \(what)")
        }
        return """
            // Made from the files in a folder Assets at each build; edit those files instead.

            enum \(name) {
                static let script = \(literal(try joined(names, ending: ".js")))

                static let style = \(literal(try joined(names, ending: ".css")))
            }

            """
    }

    /// The files with this ending one after the other, as `order` lists them.
    private func joined(_ names: [String], ending: String) throws -> String {
        try names.filter { $0.hasSuffix(ending) }.map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            guard text.hasSuffix("\n"), !text.contains("\r"), !text.lowercased().contains("</s") else {
                throw EmbeddingProblem(
                    description: "\(name): ends its element, has a carriage return, or no line break at its end"
                )
            }
            return text
        }.joined(separator: "\n")
    }
}
