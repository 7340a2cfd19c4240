// Of which type values and results are that another module declares outside of types.

import NormaFacts
import NormaProject
import NormaText
import Testing

@Suite("Values of other modules")
struct ImportedValueTests {
    private static let kit = """
        public struct Cart { public func pay() {} }
        public let open = Cart()
        package let near = Cart()
        let own = Cart()
        fileprivate let hidden = Cart()
        public func makeOpen() -> Cart { Cart() }
        package func makeNear() -> Cart { Cart() }
        func makeOwn() -> Cart { Cart() }
        private func makeHidden() -> Cart { Cart() }
        """

    private static let uses = """
        func test() {
            open.pay()
            near.pay()
            own.pay()
            hidden.pay()
            makeOpen().pay()
            makeNear().pay()
            makeOwn().pay()
            makeHidden().pay()
        }
        """

    private static func manifest(_ name: String, _ targets: [String]) -> String {
        let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "\(name)", targets: [\(list)])
            """
    }

    /// For each call of `pay`, by line, whether the receiver's type is known.
    private func known(_ first: String, in path: String, uses: String = uses) throws -> [Bool] {
        let source = SourceProject(
            ["Sources/Kit/A.swift": Self.kit, path: first + "\n" + uses],
            manifests: [
                "Package.swift": Self.manifest("Root", ["Kit", "App"]),
                "Other/Package.swift": Self.manifest("Other", ["Far"]),
            ]
        )
        let file = try #require(source.project.file(at: RelativePath(path)))
        let facts = source.project.file(file).facts
        return facts.calls.indices.filter { facts.text(facts.calls[$0].name) == "pay" }
            .sorted { facts.calls[$0].range.start < facts.calls[$1].range.start }
            .map { source.project.receiverType(ofCall: $0, in: file)?.name == "Cart" }
    }

    @Test("are known as far as the file may see them")
    func visible() throws {
        let (yes, no) = (true, false)
        #expect(try known("", in: "Sources/Kit/B.swift") == [yes, yes, yes, no, yes, yes, yes, no])
        #expect(try known("import Kit", in: "Sources/App/B.swift") == [yes, yes, no, no, yes, yes, no, no])
        #expect(try known("@testable import Kit", in: "Sources/App/B.swift") == [yes, yes, yes, no, yes, yes, yes, no])
        #expect(try known("import Kit", in: "Other/Sources/Far/B.swift") == [yes, no, no, no, yes, no, no, no])
        #expect(try known("", in: "Sources/App/B.swift") == Array(repeating: no, count: 8))
    }

    @Test("give way to those of the file's own module")
    func own() throws {
        let open = "struct Mine { func pay() {} }\nlet open = Mine()\nfunc test() { open.pay() }"
        #expect(try known("import Kit", in: "Sources/App/B.swift", uses: open) == [false])
        let other = "struct Mine { func pay() {} }\nfunc open() -> Mine { Mine() }\nfunc test() { open.pay() }"
        #expect(try known("import Kit", in: "Sources/App/B.swift", uses: other) == [true])
    }
}
