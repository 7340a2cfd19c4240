// `--index-store`: the compiler's index of a build, for names that the source leaves open.

import ArgumentParser
import Foundation
import NormaFindings
import NormaPipeline
import NormaProject
import Synchronization

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

    /// Adds the index's answers to a request, with notices of what could not be used; without the option nothing.
    ///
    /// - Parameter root: the folder of the tree.
    /// - Throws: where there is no such folder: a call that can't be meant.
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
                notice("The index `\(indexStore)` was left aside: \(problem.reason). What it could settle stays open.")
            )
        case .success(let names):
            request.answers = names.answers
            request.answerNotices += notices(names, indexStore)
        }
    }

    /// Where no report holds them, on standard error.
    static func tellNotices(of request: CheckRequest) {
        for notice in request.answerNotices { Terminal.printError("note: \(notice.message)") }
    }

    private func notices(_ names: IndexedNames, _ store: String) -> [Notice] {
        var result: [Notice] = []
        if !names.staleFiles.isEmpty {
            let listed = list(names.staleFiles)
            result.append(
                notice(
                    "The index `\(store)` is older than \(listed); it was not asked about them. Build again to use it."
                )
            )
        }
        if let first = names.unreadable.first {
            let rest = names.unreadable.count - 1
            let more = rest > 0 ? ", and \(rest) more" : ""
            result.append(notice("Parts of the index `\(store)` can't be read: \(first)\(more)."))
        }
        if names.answers.isEmpty, result.isEmpty {
            result.append(notice("The index `\(store)` knows no file of this tree, and was left aside."))
        }
        return result
    }

    private func list(_ files: [String]) -> String {
        let shown = files.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        return files.count > 3 ? "\(files.count) files (\(shown) and others)" : shown
    }

    private func notice(_ message: String) -> Notice { Notice(kind: .information, message: message) }
}

/// Reads a store in another process.
enum IndexReading {
    struct Problem: Error {
        let reason: String
    }

    static func read(store: String, root: String) -> Result<IndexedNames, Problem> {
        guard let program = Bundle.main.executableURL else {
            return .failure(Problem(reason: "Norma can't find its own program to read it with"))
        }
        let process = Process()
        process.executableURL = program
        process.arguments = ["index-names", store, root]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else {
            return .failure(Problem(reason: "the process that reads it could not be started"))
        }
        // Both at once: a process that fills one pipe while the other is read would wait forever.
        let complaints = Mutex(Data())
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) {
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            complaints.withLock { $0 = data }
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        reading.wait()
        let said = complaints.withLock { String(decoding: $0, as: UTF8.self) }
        process.waitUntilExit()
        if process.terminationReason == .exit, process.terminationStatus != 0 {
            let words = said.split(separator: "\n").first.map { $0.trimmingPrefix("error: ") } ?? "it can't be read"
            return .failure(Problem(reason: String(words)))
        }
        guard let names = IndexedNamesText.read(String(decoding: data, as: UTF8.self)) else {
            return .failure(Problem(reason: "it is damaged, and the toolchain's library could not read it to its end"))
        }
        return .success(names)
    }
}
