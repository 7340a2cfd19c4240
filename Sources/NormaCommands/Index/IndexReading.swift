// Reads an index store in another process, so that a damaged store or an endless library call can stop only that.

import Foundation
import Synchronization

enum IndexReading {
    struct Problem: Error {
        let reason: String
    }

    /// In seconds. The largest known stores are read in a tenth of it.
    static let limit = 300

    static func read(store: String, root: String) -> Result<IndexedNames, Problem> {
        guard let program = Bundle.main.executableURL else {
            return .failure(Problem(reason: "Norma can't find its own executable to read it with"))
        }
        return read(with: program, ["index-names", store, root], limit: limit)
    }

    /// - Parameter limit: the seconds after which the process is ended.
    static func read(with program: URL, _ arguments: [String], limit: Int) -> Result<IndexedNames, Problem> {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else {
            return .failure(Problem(reason: "the process that reads it could not be started"))
        }
        let isLate = Atomic<Bool>(false)
        let alarm = DispatchSource.makeTimerSource(queue: .global())
        alarm.schedule(deadline: .now() + .seconds(limit))
        let number = process.processIdentifier
        alarm.setEventHandler {
            isLate.store(true, ordering: .relaxed)
            // Code in an endless loop ignores a request to end.
            kill(number, SIGKILL)
        }
        alarm.resume()
        let (data, message) = texts(output, errors)
        process.waitUntilExit()
        alarm.cancel()
        if isLate.load(ordering: .relaxed) {
            return .failure(Problem(reason: "reading it took longer than \(limit) seconds; build again"))
        }
        return names(data, message, from: process)
    }

    /// Both at once: a process that fills one pipe while the other is read would wait forever.
    private static func texts(_ output: Pipe, _ errors: Pipe) -> (output: Data, errors: String) {
        let complaints = Mutex(Data())
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) {
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            complaints.withLock { $0 = data }
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        reading.wait()
        return (data, complaints.withLock { String(decoding: $0, as: UTF8.self) })
    }

    private static func names(_ data: Data, _ message: String, from process: Process) -> Result<IndexedNames, Problem> {
        if process.terminationReason == .exit, process.terminationStatus != 0 {
            let words = message.split(separator: "\n").first.map { $0.trimmingPrefix("error: ") } ?? "it can't be read"
            return .failure(Problem(reason: String(words)))
        }
        guard let names = IndexedNamesText.read(String(decoding: data, as: UTF8.self)) else {
            return .failure(Problem(reason: "it is damaged, and the toolchain's library crashed on it"))
        }
        return .success(names)
    }
}
