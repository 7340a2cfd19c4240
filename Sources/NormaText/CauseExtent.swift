// How far one cause of what a check sees reaches.

/// Where everything that a check sees has one cause, it is told once.
package enum CauseExtent: Sendable, Hashable {
    /// Each place has its own.
    case place
    /// What is seen in a file comes from how it was saved.
    case file
    /// What is seen in all files is the habit of the whole code base.
    case project
}
