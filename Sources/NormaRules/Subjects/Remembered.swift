// Something that is worked out when it is first asked for.

import Synchronization

/// Made once; who comes while it is made waits.
final class Remembered<Value: Sendable>: Sendable {
    private let known = Mutex<Value?>(nil)

    /// What was made; nil where nobody asked yet.
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
