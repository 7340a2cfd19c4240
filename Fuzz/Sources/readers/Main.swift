// Hands one reader, named by the first argument, to libFuzzer; the other arguments are libFuzzer's.

import LibFuzzer
import Synchronization

/// The reader that was asked for; libFuzzer calls a C function, which can hold nothing.
private let chosen = Mutex(Reader.all[0])

@main
struct Main {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 1, let reader = Reader.all.first(where: { $0.name == arguments[1] }) else {
            print(Reader.all.map(\.name).joined(separator: "\n"))
            return
        }
        chosen.withLock { $0 = reader }
        let given = CommandLine.unsafeArgv
        var rest = [given[0]] + (2..<max(2, Int(CommandLine.argc))).map { given[$0] } + [nil]
        var count = Int32(rest.count - 1)
        rest.withUnsafeMutableBufferPointer { buffer in
            var pointer = buffer.baseAddress
            _ = LLVMFuzzerRunDriver(&count, &pointer) { data, size in
                let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
                chosen.withLock { $0 }.read(bytes)
                return 0
            }
        }
    }
}
