// Standard input, line by line, as a client sends it, and all of it at once.

import Foundation

package struct InputLines {
    package enum Event: Sendable, Hashable {
        case line([UInt8])
        /// A line of more bytes than the limit, dropped to its end.
        case tooLong
        /// Nothing came within the time.
        case quiet
        case ended
    }

    private let limit: Int
    private var buffer: [UInt8] = []
    /// The bytes of the buffer that hold no line break.
    private var searched = 0
    private var isDropping = false
    private var hasEnded = false

    /// - Parameter limit: the most bytes of one line.
    package init(limit: Int) { self.limit = limit }

    /// Cost: linear in the bytes that come.
    package mutating func next(within seconds: Int?) -> Event {
        while true {
            if let event = event() { return event }
            if hasEnded {
                guard !buffer.isEmpty, !isDropping else { return .ended }
                defer { (buffer, searched) = ([], 0) }
                return .line(buffer)
            }
            guard Self.waits(seconds) else { return .quiet }
            receive()
        }
    }

    /// Everything until the end of the input.
    ///
    /// - Throws: `FileSystem.Failure` if it is longer than the limit.
    package static func all(limit: Int) throws(FileSystem.Failure) -> [UInt8] {
        var input = InputLines(limit: limit)
        while !input.hasEnded {
            input.receive()
            if input.buffer.count > limit {
                throw FileSystem.Failure("it is longer than \(limit >> 20) MB", isTooLarge: true)
            }
        }
        return input.buffer
    }

    /// The next complete line; nil if more has to come first.
    private mutating func event() -> Event? {
        if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = Array(buffer[..<end])
            buffer.removeSubrange(...end)
            searched = 0
            defer { isDropping = false }
            return isDropping || line.count > limit ? .tooLong : .line(line)
        }
        if buffer.count > limit {
            buffer = []
            isDropping = true
        }
        searched = buffer.count
        return nil
    }

    private mutating func receive() {
        var count = 0
        let portion = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { bytes, filled in
            count = read(STDIN_FILENO, bytes.baseAddress, bytes.count)
            filled = max(0, count)
        }
        buffer.append(contentsOf: portion)
        let isPaused = count < 0 && (errno == EINTR || errno == EAGAIN)
        if count <= 0, !isPaused { hasEnded = true }
    }

    /// - Returns: whether something can be read, the end included.
    private static func waits(_ seconds: Int?) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&input, 1, seconds.map { Int32(clamping: $0 * 1000) } ?? -1)
            if count < 0, errno == EINTR { continue }
            return count != 0
        }
    }
}
