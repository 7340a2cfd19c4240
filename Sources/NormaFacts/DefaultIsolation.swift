// The actor of a module's declarations without an explicit isolation.

package enum DefaultIsolation: String, Sendable, Hashable {
    case mainActor
    /// The language's own.
    case nonisolated
    /// A setting that can't be read may set it, or configurations disagree.
    case unknown
}
