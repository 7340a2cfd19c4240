// Looks up a value for a kind of node by the kind's number, so that an unwanted kind costs one load.

import SwiftSyntax

extension SyntaxKind {
    /// A number of the kind, small and the same throughout a run. An enum without payloads is stored as its case's number.
    var slot: Int {
        if MemoryLayout<SyntaxKind>.size == 2 { return Int(unsafeBitCast(self, to: UInt16.self)) }
        return withUnsafeBytes(of: self) { $0.reduce(0) { $0 << 8 | Int($1) } }
    }
}

/// Values by kind, with a default for the other kinds.
struct KindTable<Value: Sendable>: Sendable {
    private var values: [Value]
    private let fallback: Value

    init(fallback: Value) {
        self.fallback = fallback
        values = []
    }

    subscript(kind: SyntaxKind) -> Value {
        get { self[slot: kind.slot] }
        set {
            let slot = kind.slot
            while values.count <= slot { values.append(fallback) }
            values[slot] = newValue
        }
    }

    subscript(slot slot: Int) -> Value { slot < values.count ? values[slot] : fallback }
}
