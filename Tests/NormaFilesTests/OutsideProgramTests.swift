// Programs that Norma runs: served to their end, and ended where they don't come to one.

import Foundation
import Testing

@testable import NormaFiles

@Suite("An outside program")
struct OutsideProgramTests {
    private func shell() throws -> OutsideProgram { try #require(OutsideProgram(named: "sh")) }

    private func folder() throws -> String {
        let path = NSTemporaryDirectory() + "norma-programs-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// Whether the process that wrote its number there is gone, soon.
    private func isGone(_ file: String) throws -> Bool {
        let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let process = try #require(pid_t(text))
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            if kill(process, 0) != 0 { return true }
            usleep(10_000)
        }
        return false
    }

    @Test("is given all of its input, and all that it writes is read, whatever it does first")
    func served() throws {
        let input = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
        let answer = try shell().run(
            ["-c", "head -c 200000 /dev/zero; cat; echo oh no >&2; exit 3"],
            input: input,
            limits: OutsideProgram.Limits(seconds: 60)
        )
        #expect(answer.status == 3)
        #expect(answer.output.count == 3_200_000)
        #expect(answer.errors == "oh no\n")
    }

    @Test("may stop reading its input")
    func deaf() throws {
        let input = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
        let answer = try shell().run(
            ["-c", "exec <&-; echo done"],
            input: input,
            limits: OutsideProgram.Limits(seconds: 60)
        )
        #expect(answer.output == Array("done\n".utf8))
    }

    @Test("ends when its time is over, and so does what it started")
    func overdue() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let start = ContinuousClock.now
        #expect(throws: OutsideProgram.Failure.overdue) {
            try shell().run(
                ["-c", "trap '' TERM; sleep 600 & echo $! > \(folder)/child; wait; sleep 600"],
                limits: OutsideProgram.Limits(seconds: 1)
            )
        }
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(try isGone(folder + "/child"))
    }

    @Test("is not waited for where only what it started goes on, and that ends")
    func leftAlone() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let answer = try shell().run(
            ["-c", "sleep 600 & echo $! > \(folder)/child; echo started"],
            limits: OutsideProgram.Limits(seconds: 60)
        )
        #expect(answer.output == Array("started\n".utf8))
        #expect(try isGone(folder + "/child"))
    }

    @Test("ends where it writes more than anybody wants")
    func tooLong() throws {
        #expect(throws: OutsideProgram.Failure.tooLongOutput) {
            try shell().run(["-c", "yes"], limits: OutsideProgram.Limits(seconds: 60, outputBytes: 1 << 20))
        }
    }

    @Test("has nothing but the environment that it is given, and no terminal")
    func environment() throws {
        let answer = try shell().run(
            ["-c", "echo \"$ONE:$HOME\"; (: < /dev/tty) 2>/dev/null && echo terminal"],
            environment: ["ONE": "1"],
            limits: OutsideProgram.Limits(seconds: 60)
        )
        #expect(answer.output == Array("1:\n".utf8))
    }

    @Test("is looked for in absolute folders of the PATH alone")
    func places() throws {
        #expect(OutsideProgram(named: "sh", on: ".:bin:../bin::/usr/bin:/bin") != nil)
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let program = folder + "/norma-test-program"
        try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        #expect(OutsideProgram(named: "norma-test-program", on: folder) != nil)
        let above = String(repeating: "../", count: 40) + folder.dropFirst()
        #expect(FileManager.default.fileExists(atPath: above))
        #expect(OutsideProgram(named: "norma-test-program", on: above + ":.") == nil)
    }
}
