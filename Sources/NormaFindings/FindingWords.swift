// The text of a finding apart from its place, kept once for all findings that share it.

import NormaText

struct FindingWords: Sendable, Hashable {
    var rule: String
    var severity: Severity
    var message: String
    var symbol: String
    var instead: String?
    var make: Draft?
    var detail: String
    var members: [String] = []
    var measure: LimitMeasure?
    var isLikely = false
    var related: [RelatedPlace]
    var cause: Cause?
    var joinedCount = 0
    var unlistedCount = 0
    var excerpt: Excerpt?
    var fix: Fix?
    var editPlaces: [EditPlace] = []
}

/// Text behind a reference; a change makes a separate copy.
struct SharedWords: Sendable, Hashable {
    private final class Storage: Sendable {
        let value: FindingWords

        init(_ value: FindingWords) { self.value = value }
    }

    private var storage: Storage

    init(_ value: FindingWords) { storage = Storage(value) }

    var value: FindingWords { storage.value }

    mutating func change(_ change: (inout FindingWords) -> Void) {
        var value = storage.value
        change(&value)
        storage = Storage(value)
    }

    static func == (left: SharedWords, right: SharedWords) -> Bool {
        left.storage === right.storage || left.value == right.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
