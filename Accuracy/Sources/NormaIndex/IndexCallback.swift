// Passes Swift values into and out of the library's callbacks, which can carry a pointer and nothing else.

import Foundation

/// The state that a callback writes to; it lives as long as the call that is given its `context`.
final class Collected<Value> {
    let functions: IndexFunctions
    var values: [Value] = []

    init(_ functions: IndexFunctions) { self.functions = functions }

    var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ context: UnsafeMutableRawPointer?) -> Self? {
        context.map { Unmanaged<Self>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension String {
    /// A text of the library; bytes that aren't UTF-8 are replaced.
    init(_ text: iovec) {
        self.init(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
    }
}

extension IndexFunctions {
    /// The words of an error of the library, which is freed.
    func takeText(ofError error: Object?) -> String {
        guard let error else { return "it can't be read" }
        defer { disposeError(error) }
        return errorDescription(error).map { String(cString: $0) } ?? "it can't be read"
    }
}
