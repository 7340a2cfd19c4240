// A value that is computed when it is first asked for.

import Synchronization

/// Computed once; others wait while it is computed.
final class Remembered<Value: Sendable>: Sendable {
    private let known = Mutex<Value?>(nil)

    /// The value; nil if it was not asked for yet.
    var ifKnown: Value? { known.withLock { $0 } }

    func value(_ make: () -> Value) -> Value {
        known.withLock { known in
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}
