// `--index-store`: the compiler's index of a build, for names that the source leaves open.

import ArgumentParser
import Foundation
import NormaFindings
import NormaPipeline
import NormaProject

struct IndexOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The compiler's index of a build, for names that the source leaves open.",
            discussion:
                "Of swift build: .build/debug/index/store. Of Xcode: Index.noindex/DataStore in the derived data.",
            valueName: "folder"
        )
    )
    var indexStore: String?

    /// Adds the index's answers to a request, with notices about unusable parts; adds nothing without the option.
    ///
    /// - Parameter root: the folder of the tree.
    /// - Throws: if there is no such folder: the option can't be meant.
    func add(to request: inout CheckRequest, root: String) throws {
        guard let indexStore else { return }
        let path = URL(fileURLWithPath: indexStore).path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(
                "there is no folder `\(indexStore)`",
                suggestion: "build first; `swift build` writes its index to .build/debug/index/store"
            )
        }
        let folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        switch IndexReading.read(store: path, root: folder) {
        case .failure(let problem):
            request.answerNotices.append(
                notice("The index `\(indexStore)` was ignored: \(problem.reason). Some names stay unresolved.")
            )
        case .success(let names):
            request.answers = names.answers
            request.answerNotices += notices(names, indexStore)
        }
    }

    /// On standard error, for output that has no place for them.
    static func tellNotices(of request: CheckRequest) {
        for notice in request.answerNotices { Terminal.printError("note: \(notice.message)") }
    }

    private func notices(_ names: IndexedNames, _ store: String) -> [Notice] {
        var result: [Notice] = []
        if !names.staleFiles.isEmpty {
            let listed = list(names.staleFiles)
            result.append(
                notice(
                    "The index `\(store)` is older than \(listed), so it was not used for them. Build again to use it."
                )
            )
        }
        if let first = names.unreadable.first {
            let rest = names.unreadable.count - 1
            let more = rest > 0 ? ", and \(rest) more" : ""
            result.append(notice("Parts of the index `\(store)` can't be read: \(first)\(more)."))
        }
        if names.answers.isEmpty, result.isEmpty {
            result.append(notice("The index `\(store)` has no file of this tree, and was ignored."))
        }
        return result
    }

    private func list(_ files: [String]) -> String {
        let shown = files.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        return files.count > 3 ? "\(files.count) files (\(shown) and others)" : shown
    }

    private func notice(_ message: String) -> Notice { Notice(kind: .information, message: message) }
}
