// Edits of old code in a real repository: none of them adds a finding where nothing got worse, and each that makes something
// worse adds exactly that.

import Foundation
import Testing

@Suite("Edits of old code under a baseline")
struct OldCodeEditTests {
    private static let item = "Sources/Cart/Models/CartItem.swift"
    private static let service = "Sources/Cart/Services/CartService.swift"
    private static let view = "Sources/Cart/Views/CartView.swift"

    private static let harmlessEdits: [Edit] = [
        Edit("a file in another folder") { try $0.rename(item, to: "Sources/Cart/Models/Lines/CartItem.swift") },
        Edit("a file in another folder, of which git knows nothing") {
            try $0.move(view, to: "Sources/Cart/Screens/Main/CartView.swift")
        },
        Edit("a file with another name") { try $0.rename(item, to: "Sources/Cart/Models/Item.swift") },
        Edit("a folder with another name") { try $0.rename("Sources/Cart", to: "Sources/Basket") },
        Edit("a method with another name") { tree in
            try tree.replaceEverywhere("subtitle()", "details()")
            try tree.replaceEverywhere("title()", "heading()")
            try tree.replaceEverywhere("func load()", "func fetch()")
        },
        Edit("a type with another name, and its mock's name with it") { try $0.replaceEverywhere("Cart", "Basket") },
        Edit("a type that others name, with another name") { try $0.replaceEverywhere("OrdersItem", "OrderLine") },
        Edit("a type and its file with another name") { tree in
            try tree.replaceEverywhere("OrdersItem", "OrderLine")
            try tree.rename("Sources/Orders/Models/OrdersItem.swift", to: "Sources/Orders/Models/OrderLine.swift")
        },
        Edit("a type in a circle with another name") { try $0.replaceEverywhere("RingC", "RingThree") },
        Edit("another indentation") { tree in
            for path in [item, service, view] {
                try tree.edit(path) { $0 = $0.replacingOccurrences(of: "    ", with: "\t") }
            }
        },
        Edit("lines above") { tree in
            for path in [item, service, view] {
                try tree.edit(path) { $0 = "// Copyright\n\n\nimport Combine\n" + $0 }
            }
        },
        Edit("a method in an extension of its own file") { tree in
            try tree.edit(item) { text in
                let method = "    func title() -> String {\n        names[\"title\"]!\n    }\n"
                text = text.replacingOccurrences(of: method, with: "") + "\nextension CartItem {\n\(method)}\n"
            }
        },
        Edit("methods in an extension in a file of its own") { tree in
            let method = "    func title() -> String {\n        names[\"title\"]!\n    }\n"
            try tree.replace(item, method, "")
            try tree.write(
                "Sources/Cart/Models/CartItem+Title.swift",
                Data("import Foundation\n\nextension CartItem {\n\(method)}\n".utf8)
            )
        },
        Edit("a file that is split in two") { tree in
            let text = try tree.text(item)
            let start = try #require(text.range(of: "enum CartState")?.lowerBound)
            try tree.write(item, Data(text[..<start].utf8))
            try tree.write("Sources/Cart/Models/CartState.swift", Data(text[start...].utf8))
        },
        Edit("two functions that changed places") { tree in
            try tree.edit(item) { text in
                let method = "    func title() -> String {\n        names[\"title\"]!\n    }\n\n"
                text = text.replacingOccurrences(of: method, with: "")
                    .replacingOccurrences(of: "    let names", with: method + "    let names")
            }
        },
        Edit("another comment") {
            try $0.replace(item, "// What a Cart shows.", "/// Lines of a cart.\n/// Never empty.")
        },
        Edit("imports in another order") { tree in
            try tree.replace(item, "import Foundation\nimport UIKit", "import UIKit\nimport Foundation")
        },
        Edit("other access") { tree in
            try tree.replace(item, "struct ", "public struct ")
            try tree.replace(item, "func ", "public func ")
            try tree.replace(service, "class Live", "public class Live")
        },
        Edit("one more parameter") { tree in
            try tree.replace(item, "title()", "title(in language: String, isShort: Bool = false)")
            try tree.replaceEverywhere("load()", "load(again: Bool)")
        },
        Edit("code inside of #if") { tree in
            for path in [item, service] { try tree.edit(path) { $0 = "#if os(iOS)\n" + $0 + "#endif\n" } }
        },
        Edit("other line ends") { tree in
            for path in [item, service, view] {
                try tree.edit(path) { $0 = $0.replacingOccurrences(of: "\n", with: "\r\n") }
            }
        },
        Edit("another name for what is unwrapped") { try $0.replace(item, "names", "texts") },
        Edit("a circle that is cut in two places", gone: 0) { tree in
            try tree.replace("Core/Ring.swift", "; let back: RingA? = nil", "")
            try tree.replace("Core/Ring.swift", "final class RingA { let next: RingB? = nil }", "final class RingA {}")
        },
        Edit("a circle that is told from another file") { tree in
            let text = try tree.text("Core/Ring.swift")
            let line = try #require(text.split(separator: "\n").first)
            try tree.replace("Core/Ring.swift", line + "\n", "")
            try tree.write("Core/Zero/RingA.swift", Data((line + "\n").utf8))
        },
        Edit("less of it", gone: 2) { tree in
            try tree.replace(item, "names[\"title\"]!", "names[\"title\"] ?? \"\"")
            try tree.replace(service, "        print(\"load\")\n", "")
        },
    ]

    private static let worseEdits: [Edit] = [
        Edit("the same line once more", new: ["no-force-unwrapping"]) { tree in
            try tree.replace(
                item,
                "        names[\"title\"]!\n",
                "        names[\"title\"]! +\n        names[\"title\"]!\n"
            )
        },
        Edit("another one of its kind in the same file", new: ["no-force-unwrapping"]) { tree in
            try tree.replace(item, "names[\"first\"] ?? \"\"", "names[\"first\"]!")
        },
        Edit("a new file with one", new: ["no-force-unwrapping"]) { tree in
            try tree.write("Sources/Cart/Models/Total.swift", Data("let total = Int(\"1\")!\n".utf8))
        },
        Edit("a new file with one, of which git knows", new: ["no-prints"]) { tree in
            try tree.write("Sources/Cart/Total.swift", Data("func total() { print(1) }\n".utf8))
            try tree.git("add", "--all")
        },
        Edit("a copy of a file", new: ["classes-are-final", "no-prints", "services-have-mocks"]) { tree in
            let text = try tree.text(service).replacingOccurrences(of: "Cart", with: "Coupon")
            try tree.write("Sources/Cart/Services/CouponService.swift", Data(text.utf8))
        },
        Edit("one gone in one file and another in another file", new: ["no-force-unwrapping"], gone: 1) { tree in
            try tree.replace(item, "names[\"title\"]!", "names[\"title\"] ?? \"\"")
            try tree.write("Sources/Cart/Models/Total.swift", Data("let total = Int(\"1\")!\n".utf8))
        },
        Edit("one more type of another feature", new: ["features-stay-apart"]) { tree in
            try tree.replace(view, "    let other", "    let state: OrdersState? = nil\n    let other")
        },
        Edit("another type of another feature", new: ["features-stay-apart"], gone: 1) { tree in
            try tree.replace(view, "OrdersItem?", "OrdersState?")
        },
        Edit("a new circle, closed by an old file", new: ["types-have-no-circles"]) { tree in
            try tree.replace(service, "        return nil", "        return nil as CartItem?")
            try tree.replace(item, "    let names", "    let service: LiveCartService\n    let names")
        },
        Edit("an old circle with one more in it", new: ["types-have-no-circles"]) { tree in
            try tree.replace(
                "Core/Ring.swift",
                "final class RingA {",
                "final class RingD { let a: RingA? = nil }\nfinal class RingA { let d: RingD? = nil;"
            )
        },
        Edit("a second file with a forbidden import", new: ["models-know-no-interface"]) { tree in
            try tree.write("Sources/Cart/Models/CartColor.swift", Data("import UIKit\nstruct CartColor {}\n".utf8))
        },
    ]

    private static let app: Result<TemporaryTree, any Error> = Result { try OldApp.committed() }

    @Test("Nothing got worse", arguments: harmlessEdits)
    func nothingWorse(_ edit: Edit) throws { try check(edit) }

    @Test("Exactly what got worse is found", arguments: worseEdits)
    func somethingWorse(_ edit: Edit) throws { try check(edit) }

    /// As the files lie there, and committed.
    private func check(_ edit: Edit) throws {
        let tree = try TemporaryTree(copyOf: Self.app.get())
        try edit.make(tree)
        try compare(tree, edit)
        try tree.commit("Edit")
        try compare(tree, edit)
        // Written anew, the baseline accepts what is still there and nothing else.
        let shrunk = try CommandLineRun(["baseline", "--shrink"], in: tree.root)
        #expect(shrunk.status == 0, "\(shrunk.output)\(shrunk.errors)")
        try compare(tree, Edit(edit.testDescription, new: edit.new, edit.make))
    }

    private func compare(_ tree: TemporaryTree, _ edit: Edit) throws {
        let run = try CommandLineRun(["check", "--format", "json"], in: tree.root)
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        let found = report.findings.map { "\($0.rule): \($0.message)" }
        #expect(report.findings.map(\.rule).sorted() == edit.new, "\(found)")
        #expect(report.accepted?.stale == edit.gone, "\(report.accepted?.rules.filter { $0.stale > 0 } ?? [])")
        #expect(run.status == (edit.new.isEmpty ? 0 : 1))
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            let rule: String
            let message: String
        }

        struct Accepted: Decodable {
            struct Rule: Decodable {
                let rule: String
                let stale: Int
            }

            let stale: Int
            let rules: [Rule]
        }

        let findings: [Finding]
        let accepted: Accepted?
    }
}

/// A change of the app, and what comes of it.
struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The rules of the new findings.
    var new: [String] = []
    /// How many accepted findings are gone.
    var gone = 0
    let make: @Sendable (TemporaryTree) throws -> Void

    init(
        _ name: String,
        new: [String] = [],
        gone: Int = 0,
        _ make: @escaping @Sendable (TemporaryTree) throws -> Void
    ) {
        (testDescription, self.new, self.gone, self.make) = (name, new, gone, make)
    }
}
