// The actor that a module's declarations belong to where they say nothing.

package enum DefaultIsolation: String, Sendable, Hashable, Codable {
    case mainActor
    /// The language's own.
    case nonisolated
    /// A setting that can't be read may say it, or configurations disagree.
    case unknown
}
