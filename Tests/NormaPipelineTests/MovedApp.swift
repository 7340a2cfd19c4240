// The example apps in trees of other shapes, with the few lines that fit a guide to each.

import Foundation
import NormaExpressions
import NormaText
import Testing

struct MovedApp: CustomTestStringConvertible, Sendable {
    let app: String
    let guide: String
    /// What the team's guide defines.
    let fit: String
    /// Where things lie instead; the first that fits a path counts.
    let moves: [(from: String, to: String)]
    /// Parts of names that the team says otherwise.
    let words: [(ours: String, theirs: String)]

    var testDescription: String { app }

    /// The files as they would lie in the other tree.
    func moved(_ files: [String: String]) throws -> [String: String] {
        let moves = try moves.map { (try NamePattern($0.from, for: .path), try NamePattern($0.to, for: .path)) }
        return Dictionary(uniqueKeysWithValues: files.map { (said(moved($0, moves)), said($1)) })
    }

    /// A path of the app as it is in the other tree.
    func moved(_ path: String) throws -> String {
        said(moved(path, try moves.map { (try NamePattern($0.from, for: .path), try NamePattern($0.to, for: .path)) }))
    }

    private func moved(_ path: String, _ moves: [(from: NamePattern, to: NamePattern)]) -> String {
        for (from, to) in moves {
            var folder = RelativePath(path)
            while !folder.text.isEmpty {
                if let captures = from.match(folder.text), let there = to.filled(with: captures) {
                    return there + path.dropFirst(folder.text.count)
                }
                folder = folder.parent
            }
        }
        return path
    }

    /// Where no letter in lower case follows: `Models` is no `Model`.
    private func said(_ text: String) -> String {
        words.reduce(text) { text, word in
            text.replacingOccurrences(of: word.ours + "(?![a-z])", with: word.theirs, options: .regularExpression)
        }
    }
}

extension MovedApp {
    static let all = [
        MovedApp(
            app: "Bookshelf",
            guide: "golden-path",
            fit: """
                values:
                  state-holder: VM
                places:
                  feature: "{{sources}}/Feature{Feature}"
                  feature-state: "{{feature}}/State"
                  tests-of-feature: { path: "{{tests}}/{Feature}Tests", except: [Shared] }
                """,
            moves: [
                ("Sources/Features/{Feature}/ViewModels", "Sources/Feature{Feature}/State"),
                ("Sources/Features/{Feature}", "Sources/Feature{Feature}"),
                ("Tests/FeaturesTests/{Feature}Tests", "Tests/{Feature}Tests"),
            ],
            words: [("ViewModel", "VM")]
        )
    ]
}
