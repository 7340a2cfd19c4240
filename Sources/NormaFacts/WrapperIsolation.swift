// Whether a property wrapper on an actor, such as `@StateObject`, isolates the type that holds one.

package enum WrapperIsolation: String, Sendable, Hashable {
    /// As Swift 5 has it.
    case isolates
    /// In the language mode of Swift 6, and if the upcoming feature `DisableOutwardActorInference` is on.
    case isolatesNothing
    /// A setting that can't be read may set it, configurations disagree, or the mode is unknown.
    case unknown
}
