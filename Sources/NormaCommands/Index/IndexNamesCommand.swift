// `norma index-names`, an internal command: reads an index store in its own process, so that a damaged one can crash
// only that.

import ArgumentParser
import Foundation
import NormaIndex

struct IndexNamesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index-names",
        abstract: "Write what an index store knows about the types named in a tree; for Norma itself.",
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
