// Whether one of a few texts is part of a longer one.

struct TextSearch: Sendable {
    /// For each byte the texts that begin with it.
    private let byFirst: [[[UInt8]]]
    private let isFirst: [Bool]

    init(_ texts: [[UInt8]]) {
        var byFirst = [[[UInt8]]](repeating: [], count: 256)
        for text in texts {
            guard let first = text.first else { continue }
            byFirst[Int(first)].append(text)
        }
        self.byFirst = byFirst
        isFirst = byFirst.map { !$0.isEmpty }
    }

    /// Cost: one look at each byte, and at the texts wherever one may begin.
    func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isFirst.withUnsafeBufferPointer { isFirst in
            for index in 0..<bytes.count where isFirst[Int(bytes[index])] {
                if byFirst[Int(bytes[index])].contains(where: { Self.isText($0, at: index, in: bytes) }) { return true }
            }
            return false
        }
    }

    private static func isText(_ text: [UInt8], at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard index + text.count <= bytes.count else { return false }
        for offset in 1..<max(1, text.count) where bytes[index + offset] != text[offset] { return false }
        return true
    }
}
