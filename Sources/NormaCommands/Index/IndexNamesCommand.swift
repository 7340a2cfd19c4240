// `norma index-names`, not for people: reads an index store in a process of its own, so that a damaged one can end only that.

import ArgumentParser
import Foundation
import NormaIndex

struct IndexNamesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index-names",
        abstract: "Writes what an index store says of the types named in a tree; for Norma itself.",
        shouldDisplay: false
    )

    @Argument var store: String
    @Argument var root: String

    func run() throws {
        let contents: IndexContents
        do {
            contents = try IndexStore(path: store, library: .ofToolchain()).read(below: root)
        } catch {
            throw CommandFailure("\(error)")
        }
        var text = ""
        IndexedNamesText.write(contents, root: root) { line in
            text += line + "\n"
            guard text.utf8.count > 1 << 16 else { return }
            Terminal.printExactly(text)
            text = ""
        }
        Terminal.printExactly(text)
    }
}
