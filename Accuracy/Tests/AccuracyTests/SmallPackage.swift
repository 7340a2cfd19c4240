// A tiny package, compiled with an index, and the answers about it that are all right.

import Foundation
import NormaIndex

@testable import accuracy

final class SmallPackage {
    let root: String
    let compiled: CompiledNames

    static let source = """
        protocol Priced { func price() -> Int }
        protocol Sold: Priced {}
        struct Item: Sold { func price() -> Int { 1 } }
        typealias Article = Item
        final class Cart {
            let first: Article
            init(first: Item) { self.first = first }
            func total() -> Int { first.price() }
        }
        #if NEVER
        extension Cart: Sold { var other: Item? { nil } }
        #endif
        func make() { struct Local: Sold { func price() -> Int { 2 } }; _ = Local() }

        """

    init() throws {
        root =
            URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + "/norma-accuracy-"
            + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try Data(Self.source.utf8).write(to: URL(fileURLWithPath: root + "/A.swift"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-module-name", "Small", "-emit-module", "-index-store-path", "store", "A.swift",
        ]
        process.currentDirectoryURL = URL(fileURLWithPath: root)
        try process.run()
        process.waitUntilExit()
        let contents = try IndexStore(path: root + "/store", library: .ofToolchain()).read(toolchain: true)
        compiled = CompiledNames(package: root, contents: contents)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// The figures for answers that a test has changed.
    func figures(_ change: (inout Answers) -> Void = { _ in }) throws -> PackageFigures {
        var answers = Answers()
        change(&answers)
        let names = try JSONDecoder().decode(
            NormaNames.self,
            from: JSONSerialization.data(withJSONObject: answers.document)
        )
        return PackageFigures(name: "Small", comparison: Comparison(root: root, norma: names, compiled: compiled))
    }
}

/// What Norma might say of the source, all of it right.
struct Answers {
    /// Declarations by their number: 0 Priced, 1 Sold, 2 Item, 3 Article, 4 Cart, 5 the extension, 6 Local.
    let declarations: [[String: Any]] = [
        Self.declaration("Priced", "protocol", [1, 10], [1, 1], [1, 40]),
        Self.declaration("Sold", "protocol", [2, 10], [2, 1], [2, 25]),
        Self.declaration("Item", "struct", [3, 8], [3, 1], [3, 48]),
        Self.declaration("Article", "typealias", [4, 11], [4, 1], [4, 25]),
        Self.declaration("Cart", "class", [5, 13], [5, 1], [9, 2]),
        Self.declaration("Cart", "extension", [11, 11], [11, 1], [11, 50]).merging(["extends": 4]) { $1 },
        Self.declaration("Local", "struct", [13, 22], [13, 15], [13, 63]).merging(["local": true]) { $1 },
    ]
    var references: [[String: Any]] = [
        Self.exact(2, 16, "Priced", 0), Self.exact(3, 14, "Sold", 1), Self.exact(4, 21, "Item", 2),
        Self.exact(6, 16, "Article", 3).merging(["target": 2]) { $1 }, Self.exact(7, 17, "Item", 2),
        Self.exact(11, 11, "Cart", 4), Self.exact(11, 17, "Sold", 1), Self.exact(11, 35, "Item", 2),
        Self.exact(13, 29, "Sold", 1), Self.exact(13, 69, "Local", 6),
    ]
    var supertypes: [Int: [(declaration: Int, line: Int, column: Int)]] = [
        1: [(0, 2, 16)], 2: [(1, 3, 14), (0, 2, 16)], 4: [(1, 11, 17)], 6: [(1, 13, 29)],
    ]
    var edges: [[Int]] = [[1, 0], [2, 1], [4, 2], [4, 1], [6, 1]]
    var receiver = 2

    var document: [String: Any] {
        let types = supertypes.sorted { $0.key < $1.key }.map { type, found -> [String: Any] in
            let list = found.map { item -> [String: Any] in
                [
                    "name": declarations[item.declaration]["name"] ?? "", "declaration": item.declaration,
                    "conditional": false, "through": [["path": "A.swift", "line": item.line, "column": item.column]],
                ]
            }
            return ["declaration": type, "supertypes": list]
        }
        let call: [String: Any] = [
            "line": 8, "column": 33, "name": "price", "form": "chain", "receiver": "first",
            "type": ["name": declarations[receiver]["name"] ?? "", "resolution": "exact", "declaration": receiver],
        ]
        let file: [String: Any] = [
            "path": "A.swift", "conditions": [["text": "NEVER", "start": [10, 1], "end": [12, 1]]],
            "references": references, "calls": [call],
        ]
        return [
            "declarations": declarations, "types": types, "edges": edges.map { ["from": $0[0], "to": $0[1]] },
            "files": [file],
        ]
    }

    private static func declaration(
        _ name: String,
        _ kind: String,
        _ place: [Int],
        _ start: [Int],
        _ end: [Int]
    ) -> [String: Any] {
        [
            "path": "A.swift", "line": place[0], "column": place[1], "kind": kind, "name": name, "symbol": name,
            "local": false, "start": start, "end": end,
        ]
    }

    static func exact(_ line: Int, _ column: Int, _ name: String, _ declaration: Int) -> [String: Any] {
        [
            "line": line, "column": column, "name": name, "role": "property", "resolution": "exact",
            "declaration": declaration,
        ]
    }

    /// Changes the answer for a place.
    mutating func answer(_ line: Int, _ column: Int, _ resolution: String, _ more: [String: Any] = [:]) {
        for index in references.indices where references[index]["line"] as? Int == line {
            guard references[index]["column"] as? Int == column else { continue }
            references[index]["resolution"] = resolution
            references[index]["declaration"] = nil
            references[index].merge(more) { $1 }
        }
    }
}
