// Starts a program in its own session, with three pipes instead of a terminal.

import Foundation

/// The parameters of a start.
struct ProgramStart {
    /// Absolute.
    let path: String
    /// The first is the program's own name.
    let arguments: [String]
    let environment: [String: String]

    /// glibc and musl declare the name for GNU sources only; the value is part of their binary interface.
    #if canImport(Darwin)
    private static let flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    private static let flags: Int32 = 0x80
    #endif

    /// - Returns: its process id, which is also that of its session and of its process group.
    func run(input: Int32, output: Int32, errors: Int32) throws(OutsideProgram.Failure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        // Signals as a program expects them, whatever Norma does with its own.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes,
            Int16(Self.flags | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK))
        )
        let words = Self.copies(of: arguments)
        let settings = Self.copies(of: environment.map { "\($0)=\($1)" }.sorted())
        defer { for copy in words + settings { free(copy) } }
        var process = pid_t()
        let problem = posix_spawn(&process, path, &actions, &attributes, words, settings)
        guard problem == 0 else { throw .notStarted(String(cString: strerror(problem))) }
        return process
    }

    /// As a C list of strings: with a null pointer at its end.
    private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }
}

/// A pipe that no other program inherits; closed when it is released.
final class ProgramPipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(OutsideProgram.Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, let first = ends.first, let last = ends.last else {
            throw .notStarted(String(cString: strerror(errno)))
        }
        // Not the numbers of standard input and output if those are closed.
        (reading, writing) = (fcntl(first, F_DUPFD_CLOEXEC, 3), fcntl(last, F_DUPFD_CLOEXEC, 3))
        close(first)
        close(last)
        guard reading >= 0, writing >= 0 else {
            throw .notStarted(String(cString: strerror(errno)))
        }
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func closeReading() { Self.shut(&reading) }

    func closeWriting() { Self.shut(&writing) }

    private static func shut(_ end: inout Int32) {
        if end >= 0 { close(end) }
        end = -1
    }
}
