// Where messages come from and go to: one JSON text a line.

package enum ChannelEvent: Sendable, Hashable {
    /// A line without its line break.
    case line([UInt8])
    /// A line that is longer than the channel takes; it was read to its end and dropped.
    case tooLong
    /// Nothing came within the time.
    case quiet
    /// The client closed its side.
    case ended
}

package protocol MessageChannel {
    /// - Parameter seconds: how long to wait; nil: until something comes.
    mutating func next(within seconds: Int?) -> ChannelEvent

    /// - Parameter message: without a line break.
    mutating func send(_ message: String)
}
