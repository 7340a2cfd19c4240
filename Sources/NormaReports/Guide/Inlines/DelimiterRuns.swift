// Which `*`, `_` and `~` mean emphasis, strong emphasis and strike-through, and which are plain characters (CommonMark
// 6.2).

/// A run of one of the marks.
struct DelimiterRun {
    enum Tag { case emphasis, strong, deletion }

    let mark: UInt8
    /// The length of the run as written.
    let length: Int
    /// How many of them are plain characters.
    var left: Int
    let canOpen: Bool
    let canClose: Bool
    /// The elements that end here and that begin here, each innermost first.
    var closing: [Tag] = []
    var opening: [Tag] = []
    fileprivate var previous: Int?
    fileprivate var next: Int?

    init(mark: UInt8, range: Range<Int>, in source: [UInt8]) {
        self.mark = mark
        length = range.count
        left = range.count
        let before = CharacterKind(before: range.lowerBound, in: source)
        let after = CharacterKind(at: range.upperBound, in: source)
        let isLeft = after != .space && (after != .punctuation || before != .other)
        let isRight = before != .space && (before != .punctuation || after != .other)
        if mark == UInt8(ascii: "_") {
            canOpen = isLeft && (!isRight || before == .punctuation)
            canClose = isRight && (!isLeft || after == .punctuation)
        } else {
            let isMark = mark != UInt8(ascii: "~") || range.count <= 2
            canOpen = isLeft && isMark
            canClose = isRight && isMark
        }
    }
}

/// The characters around a run.
private enum CharacterKind {
    case space, punctuation, other

    init(before index: Int, in source: [UInt8]) {
        var start = index - 1
        while start > 0, start > index - 4, source[start] & 0xC0 == 0x80 { start -= 1 }
        self = start >= 0 ? Self(source[start..<index]) : .space
    }

    init(at index: Int, in source: [UInt8]) {
        guard index < source.count else { self = .space; return }
        var end = index + 1
        while end < source.count, end < index + 4, source[end] & 0xC0 == 0x80 { end += 1 }
        self = Self(source[index..<end])
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first else { self = .space; return }
        if first < 0x80 {
            self = first.isBlankOrLineEnd || first == 0x0C ? .space : first.isASCIIPunctuation ? .punctuation : .other
            return
        }
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { self = .other; return }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: self = .space
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            self = .punctuation
        default: self = .other
        }
    }
}

/// The runs of a text; those that may still open or close an element form a list.
struct DelimiterRuns {
    private(set) var all: [DelimiterRun] = []
    private(set) var last: Int?

    mutating func add(_ run: DelimiterRun) -> Int {
        var run = run
        let index = all.count
        guard run.canOpen || run.canClose else {
            all.append(run)
            return index
        }
        run.previous = last
        all.append(run)
        if let last { all[last].next = index }
        last = index
        return index
    }

    /// Determines the meaning of the runs after a given one; none is examined again.
    mutating func match(after bottom: Int?) {
        let bottom = bottom ?? -1
        /// Below these no opener is left, by the kind of the closer.
        var bottoms: [Int: Int] = [:]
        var closer = first(after: bottom)
        while let current = closer {
            guard all[current].canClose else { closer = all[current].next; continue }
            let kind = Self.kind(of: all[current])
            if let opener = opener(of: current, above: max(bottom, bottoms[kind] ?? -1)) {
                join(opener, current)
                if all[current].left == 0 {
                    closer = all[current].next
                    remove(current)
                }
            } else {
                bottoms[kind] = current - 1
                closer = all[current].next
                if !all[current].canOpen { remove(current) }
            }
        }
        while let end = last, end > bottom { remove(end) }
    }

    private func first(after bottom: Int) -> Int? {
        var first: Int?
        var index = last
        while let current = index, current > bottom {
            first = current
            index = all[current].previous
        }
        return first
    }

    /// Runs of one kind find the same openers.
    private static func kind(of run: DelimiterRun) -> Int {
        let length = run.mark == UInt8(ascii: "~") ? run.length : run.length % 3
        return Int(run.mark) * 8 + (run.canOpen ? 4 : 0) + length
    }

    private func opener(of closer: Int, above bottom: Int) -> Int? {
        let close = all[closer]
        var index = close.previous
        while let current = index, current > bottom {
            let open = all[current]
            if open.mark == close.mark, open.canOpen, fits(open, close) { return current }
            index = open.previous
        }
        return nil
    }

    private func fits(_ open: DelimiterRun, _ close: DelimiterRun) -> Bool {
        if close.mark == UInt8(ascii: "~") { return open.length == close.length }
        // `*a**b*` is one emphasis, not two.
        let isAmbiguous = open.canClose || close.canOpen
        return !(isAmbiguous && !close.length.isMultiple(of: 3) && (open.length + close.length).isMultiple(of: 3))
    }

    private mutating func join(_ opener: Int, _ closer: Int) {
        let isDeletion = all[opener].mark == UInt8(ascii: "~")
        let isStrong = all[opener].left >= 2 && all[closer].left >= 2
        let tag: DelimiterRun.Tag = isDeletion ? .deletion : isStrong ? .strong : .emphasis
        let count = isDeletion ? all[opener].left : isStrong ? 2 : 1
        all[opener].left -= count
        all[closer].left -= count
        all[opener].opening.append(tag)
        all[closer].closing.append(tag)
        // The runs between the two mean nothing any more.
        all[opener].next = closer
        all[closer].previous = opener
        if all[opener].left == 0 { remove(opener) }
    }

    private mutating func remove(_ run: Int) {
        let (previous, next) = (all[run].previous, all[run].next)
        if let previous { all[previous].next = next }
        if let next { all[next].previous = previous }
        if last == run { last = previous }
    }
}
