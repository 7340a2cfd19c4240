// How far a single cause of a check's sightings reaches.

/// If all sightings of a check have one cause, it is reported once.
package enum CauseExtent: Sendable, Hashable {
    /// Each place has its own.
    case place
    /// The sightings in a file come from how it was saved.
    case file
    /// The sightings in all files are the habit of the whole code base.
    case project
}
