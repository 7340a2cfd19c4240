// Lends the memory of matching, so that threads share an expression and not its tables.

import Synchronization

final class ScratchPool: Sendable {
    private let expression: CompiledExpression
    private let required: TextSearch?
    private let idle = Mutex<[Lent]>([])

    /// A scratch belongs to one thread from the moment it is taken out until it is put back.
    private final class Lent: @unchecked Sendable {
        var scratch: Scratch

        init(_ scratch: Scratch) { self.scratch = scratch }
    }

    init(_ expression: CompiledExpression) {
        self.expression = expression
        required = expression.required.map(TextSearch.init)
    }

    /// Whether the text begins as it must, and has the expression's required part.
    func mayBeFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard expression.firstLetters?.admit(bytes) ?? true else { return false }
        return required?.isFound(in: bytes) ?? true
    }

    func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard mayBeFound(in: bytes) else { return false }
        return withScratch { $0.isFound(in: bytes) }
    }

    func matches(in bytes: UnsafeBufferPointer<UInt8>, onlyFirst: Bool) -> [ExpressionMatch] {
        guard mayBeFound(in: bytes) else { return [] }
        return withScratch { $0.matches(in: bytes, onlyFirst: onlyFirst) }
    }

    private func withScratch<Result>(_ use: (inout Scratch) -> Result) -> Result {
        let lent = idle.withLock { $0.popLast() } ?? Lent(Scratch(expression))
        defer { idle.withLock { $0.append(lent) } }
        return use(&lent.scratch)
    }
}
