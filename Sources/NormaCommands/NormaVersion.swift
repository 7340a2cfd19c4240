// The version of Norma, and what it was built from.

package enum NormaVersion {
    package static let current = "0.1.0"
    /// The commit and its day: `Scripts/release` writes them into the copy that it builds.
    private static let build: String? = nil

    /// `0.1.0 (1a2b3c4d5, 2026-11-23)`.
    static let named = current + " (" + (build ?? "built from source") + ")"
}
