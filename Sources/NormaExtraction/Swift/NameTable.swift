// Gives every distinct text of a file a number, without making a string for a known one.

import NormaFacts

/// An interner over UTF-8 bytes: open addressing, numbers in the order of first appearance, so the result is deterministic.
struct NameTable {
    /// The texts one after another; the text of number n is `storage[ends[n - 1]..<ends[n]]`.
    private var storage: [UInt8] = []
    private var ends: [Int32] = [0]
    private var hashes: [UInt32] = [0]
    /// Numbers by hash; 0 is a free slot (the empty text is never stored). The size is a power of two.
    private var slots: [UInt32]

    init(capacity: Int = 256) {
        var size = 256
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
    }

    var count: Int { ends.count }

    mutating func number(of text: String) -> NameID {
        var text = text
        return text.withUTF8 { number(of: $0) }
    }

    mutating func number(of text: UnsafeBufferPointer<UInt8>) -> NameID {
        if text.isEmpty { return .empty }
        let hash = Self.hash(text)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let candidate = Int(slots[slot])
            if hashes[candidate] == hash, isEqual(candidate, text) { return NameID(UInt32(candidate)) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = UInt32(ends.count)
        storage.append(contentsOf: text)
        ends.append(Int32(clamping: storage.count))
        hashes.append(hash)
        slots[slot] = number
        if ends.count * 2 > slots.count { grow() }
        return NameID(number)
    }

    func string(of name: NameID) -> String {
        let number = Int(name.index)
        guard number > 0, number < ends.count else { return "" }
        return String(decoding: storage[Int(ends[number - 1])..<Int(ends[number])], as: UTF8.self)
    }

    /// The texts from a number on, by number.
    func strings(from first: Int = 0) -> [String] {
        storage.withUnsafeBufferPointer { bytes in
            var result: [String] = first <= 0 ? [""] : []
            result.reserveCapacity(max(0, ends.count - first))
            for number in max(1, first)..<max(1, first, ends.count) {
                let text = bytes[Int(ends[number - 1])..<Int(ends[number])]
                result.append(String(decoding: UnsafeBufferPointer(rebasing: text), as: UTF8.self))
            }
            return result
        }
    }

    /// FNV-1a with a last mix, so that the low bits are good.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash ^ (hash >> 15)
    }

    private func isEqual(_ number: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(ends[number - 1])
        guard Int(ends[number]) - start == text.count else { return false }
        return storage.withUnsafeBufferPointer { bytes in
            for index in 0..<text.count where bytes[start + index] != text[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        var larger = [UInt32](repeating: 0, count: slots.count * 2)
        for number in 1..<ends.count {
            var slot = Int(hashes[number]) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = UInt32(number)
        }
        slots = larger
    }
}
