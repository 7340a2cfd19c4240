// A running program: it gets its input, its output is read, and it ends within its limits.

import Foundation

struct ProgramRun {
    private let process: pid_t
    private let limits: OutsideProgram.Limits
    private let deadline: SuspendingClock.Instant
    private let given: ProgramPipe
    private let output: ProgramPipe
    private let errors: ProgramPipe
    private var received: [UInt8] = []
    private var complaints: [UInt8] = []

    /// The interval without output after which its state and the limits are checked; in milliseconds.
    private static let tick: Int32 = 50
    /// The most error output that is kept.
    private static let mostComplaints = 64 * 1024

    init(_ start: ProgramStart, limits: OutsideProgram.Limits) throws(OutsideProgram.Failure) {
        // A program that stops reading its input ends the writing, not this process.
        signal(SIGPIPE, SIG_IGN)
        self.limits = limits
        deadline = SuspendingClock.now + .seconds(limits.seconds)
        (given, output, errors) = (try ProgramPipe(), try ProgramPipe(), try ProgramPipe())
        process = try start.run(input: given.reading, output: output.writing, errors: errors.writing)
        given.closeReading()
        output.closeWriting()
        errors.closeWriting()
        for end in [given.writing, output.reading, errors.reading] {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Serves it to its end. In any case, nothing of it remains afterwards.
    mutating func answer(to input: [UInt8]) throws(OutsideProgram.Failure) -> OutsideProgram.Answer {
        do throws(OutsideProgram.Failure) {
            try serve(input)
            while !hasEnded {
                try keepLimits()
                usleep(500)
            }
        } catch {
            stop()
            _ = finish()
            throw error
        }
        let status = finish()
        // Exited in the lower seven bits, or ended by the signal that they name.
        guard status & 0x7F == 0 else { throw .endedBySignal(status & 0x7F) }
        let errors = String(decoding: complaints, as: UTF8.self)
        return OutsideProgram.Answer(status: (status >> 8) & 0xFF, output: received, errors: errors)
    }

    /// All pipes at once: a program that fills one while another is served would wait forever.
    private mutating func serve(_ input: [UInt8]) throws(OutsideProgram.Failure) {
        var rest = input[...]
        if rest.isEmpty { given.closeWriting() }
        while output.reading >= 0 || errors.reading >= 0 {
            try keepLimits()
            // A negative number is ignored.
            var waiting = [
                pollfd(fd: given.writing, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&waiting, nfds_t(waiting.count), Self.tick)
            // Its child processes may keep the pipes open after its end; don't wait for that.
            if count == 0, hasEnded { return }
            guard count > 0 else { continue }
            if waiting[0].revents != 0, !give(&rest) { given.closeWriting() }
            if waiting[1].revents != 0, !Self.take(from: output.reading, to: &received) { output.closeReading() }
            if waiting[2].revents != 0, !Self.take(from: errors.reading, to: &complaints) { errors.closeReading() }
            if complaints.count > Self.mostComplaints { complaints.removeLast(complaints.count - Self.mostComplaints) }
        }
    }

    private func keepLimits() throws(OutsideProgram.Failure) {
        if Interruption.isWanted { throw .interrupted }
        if received.count > limits.outputBytes { throw .tooLongOutput }
        if SuspendingClock.now > deadline { throw .overdue }
    }

    /// - Returns: whether there is more to write.
    private func give(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let sent = rest.withUnsafeBytes { write(given.writing, $0.baseAddress, $0.count) }
        if sent < 0 { return errno == EAGAIN || errno == EINTR }
        rest = rest.dropFirst(sent)
        return !rest.isEmpty
    }

    /// - Returns: whether more may come.
    private static func take(from pipe: Int32, to bytes: inout [UInt8]) -> Bool {
        let known = bytes.count
        var count = 0
        let portion = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, filled in
            count = read(pipe, buffer.baseAddress, buffer.count)
            filled = max(0, count)
        }
        bytes.append(contentsOf: portion)
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        return bytes.count > known
    }

    /// It has ended, and stays unreaped until `finish`, so that its number isn't reused.
    private var hasEnded: Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
            && information.si_signo == SIGCHLD
    }

    // First a polite signal: it may have something to clean up.
    private func stop() {
        kill(-process, SIGTERM)
        for _ in 0..<100 where !hasEnded { usleep(5000) }
    }

    /// - Returns: how it ended, in the system's coding.
    private func finish() -> Int32 {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
