// A file's stamp in the index from git's last comparison: while it is the same, the file has the content in the index.

import NormaFiles

/// Git keeps only the lower 32 bits of each number.
struct IndexStamp: Sendable, Hashable {
    private struct Time: Hashable, Comparable {
        let seconds: UInt32
        let nanoseconds: UInt32

        init(_ time: FileStamp.Time) {
            seconds = UInt32(truncatingIfNeeded: time.seconds)
            nanoseconds = UInt32(truncatingIfNeeded: time.nanoseconds)
        }

        /// Nil for anything but two numbers.
        init?(_ numbers: [UInt32]) {
            guard let first = numbers.first, let last = numbers.last, numbers.count == 2 else { return nil }
            (seconds, nanoseconds) = (first, last)
        }

        static func < (one: Time, other: Time) -> Bool {
            (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
        }
    }

    private let modified: Time
    private let changed: Time
    private let inode: UInt32
    private let size: UInt32

    init(_ stamp: FileStamp) {
        (modified, changed) = (Time(stamp.modified), Time(stamp.changed))
        inode = UInt32(truncatingIfNeeded: stamp.inode)
        size = UInt32(truncatingIfNeeded: stamp.size)
    }

    /// Reads the lines that follow an entry: two blanks, and keys with numbers, as in `  dev: 65024	ino: 16244784`.
    ///
    /// Nil if they aren't in the known form. They are consumed nevertheless.
    init?(takenFrom rest: inout ArraySlice<UInt8>) {
        var (modified, changed, inode, size): ([UInt32], [UInt32], [UInt32], [UInt32]) = ([], [], [], [])
        while rest.starts(with: "  ".utf8) {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest.dropFirst(line.count + 1)
            var key: ArraySlice<UInt8> = []
            for word in line.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
                if word.last == UInt8(ascii: ":") {
                    key = word
                } else if key.elementsEqual("mtime:".utf8) {
                    modified = Self.numbers(in: word)
                } else if key.elementsEqual("ctime:".utf8) {
                    changed = Self.numbers(in: word)
                } else if key.elementsEqual("ino:".utf8) {
                    inode = Self.numbers(in: word)
                } else if key.elementsEqual("size:".utf8) {
                    size = Self.numbers(in: word)
                }
            }
        }
        guard let modified = Time(modified), let changed = Time(changed), let inode = inode.first, let size = size.first
        else { return nil }
        (self.modified, self.changed, self.inode, self.size) = (modified, changed, inode, size)
    }

    /// `1795525112:571685289`; none if one of them isn't a number.
    private static func numbers(in word: ArraySlice<UInt8>) -> [UInt32] {
        var numbers: [UInt32] = [0]
        for byte in word {
            guard byte != UInt8(ascii: ":") else {
                numbers.append(0)
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), let last = numbers.last else { return [] }
            numbers[numbers.count - 1] = last &* 10 &+ UInt32(byte - UInt8(ascii: "0"))
        }
        return numbers
    }

    /// Whether the file was written so shortly before the index that it may have been written again at the same time of
    /// its clock.
    ///
    /// - Parameter index: when the index was written.
    func isTooFresh(for index: FileStamp.Time) -> Bool { modified >= Time(index) }
}
