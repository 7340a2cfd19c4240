// The remaining size of templates' output: lists inside of lists multiply, and a few lines of a guide could fill the memory.

/// One for all that is filled in together. A class, because the renderer copies its values.
final class TextBudget {
    /// More than any set of files that people look through.
    static let most = 4 << 20
    /// The cost of a list's value besides its text.
    static let ofItem = 64

    private let limit: Int
    private var left: Int

    init(_ limit: Int = most) {
        self.limit = limit
        left = limit
    }

    /// False if that is too much; then nothing more is filled in.
    func take(_ bytes: Int) -> Bool {
        left -= min(bytes, limit + 1)
        if left < 0 { left = -1 }
        return left >= 0
    }

    var isSpent: Bool { left < 0 }
}
