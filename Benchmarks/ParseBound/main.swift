// The bound that a check is measured against: read and parse every Swift file below some folders on all cores, nothing else.
//
// Usage: parse-bound FOLDER…    prints the number of files and bytes

import Foundation
import Synchronization
import SwiftParser
import SwiftSyntax

var files: [(path: String, size: Int)] = []
for folder in CommandLine.arguments.dropFirst() {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { continue }
    while let name = walk.nextObject() as? String {
        guard name.hasSuffix(".swift"), !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
            continue
        }
        let path = folder + "/" + name
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        files.append((path, size))
    }
}
files.sort { $0.size > $1.size }
let paths = files.map(\.path)

final class Totals: Sendable {
    let next = Atomic<Int>(0)
    let bytes = Atomic<Int>(0)
    let statements = Atomic<Int>(0)
}
let totals = Totals()
let group = DispatchGroup()
for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
    group.enter()
    let thread = Thread {
        while true {
            let turn = totals.next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard turn < paths.count else { break }
            guard let data = FileManager.default.contents(atPath: paths[turn]) else { continue }
            let bytes = [UInt8](data)
            let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            totals.bytes.wrappingAdd(bytes.count, ordering: .relaxed)
            totals.statements.wrappingAdd(tree.statements.count, ordering: .relaxed)
        }
        group.leave()
    }
    thread.stackSize = 16 << 20
    thread.start()
}
group.wait()
print("\(paths.count) files, \(totals.bytes.load(ordering: .relaxed)) bytes")
