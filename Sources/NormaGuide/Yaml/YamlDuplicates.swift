// Finds the second of two equal keys and gives it another name, so that the rest of the block can still be read.

enum YamlDuplicates {
    /// Offsets are bytes of the block.
    struct Key: Hashable {
        var name: String
        var first: Int
        var offset: Int
    }

    /// Overwrites the next `name:` after the first one by a word as long; nil if none is found.
    static func hideRepetition(
        of name: String,
        after first: Int,
        in bytes: inout [UInt8],
        except known: Set<Int>
    ) -> Key? {
        let wanted = Array(name.utf8)
        guard !wanted.isEmpty, first <= bytes.count else { return nil }
        let column = self.column(of: first, in: bytes)
        let isFlow = isInsideFlow(first, in: bytes)
        var index = min(first + wanted.count, bytes.count)
        while index + wanted.count < bytes.count {
            defer { index += 1 }
            guard bytes[index...].starts(with: wanted), isKey(bytes, index, wanted.count) else { continue }
            if !isFlow, self.column(of: index, in: bytes) != column { continue }
            if known.contains(index) { continue }
            // Hidden keys of one mapping must differ from each other too.
            var number = known.count
            for place in index..<(index + wanted.count) {
                bytes[place] = UInt8(ascii: "A") + UInt8(number % 26)
                number /= 26
            }
            return Key(name: name, first: first, offset: index)
        }
        return nil
    }

    private static func isKey(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Bool {
        let before = start > 0 ? bytes[start - 1] : 0x0A
        guard [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: ",")].contains(before) else { return false }
        var after = start + count
        while after < bytes.count, bytes[after] == 0x20 { after += 1 }
        return after < bytes.count && bytes[after] == UInt8(ascii: ":")
    }

    private static func column(of offset: Int, in bytes: [UInt8]) -> Int {
        let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return offset - start
    }

    private static func isInsideFlow(_ offset: Int, in bytes: [UInt8]) -> Bool {
        bytes[..<offset].reduce(0) { depth, byte in
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth + 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): max(0, depth - 1)
            default: depth
            }
        } > 0
    }
}
