// The oldest version of Norma that may check a project: `requires: "0.2"`.

/// A version of one to three numbers.
package struct RequiredVersion: Sendable, Hashable {
    /// As written.
    package let text: String
    private let numbers: [Int]

    /// Nil if the text isn't a version.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...6).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        (self.text, self.numbers) = (text, numbers)
    }

    /// Whether a version is this one or a later one; one that can't be read is.
    package func isMet(by version: String) -> Bool {
        guard let other = RequiredVersion(version) else { return true }
        return !other.padded.lexicographicallyPrecedes(padded)
    }

    /// `0.2` begins with 0.2.0.
    private var padded: [Int] { numbers + Array(repeating: 0, count: 3 - numbers.count) }
}
