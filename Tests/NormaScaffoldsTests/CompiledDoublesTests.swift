// That the compiler accepts what is derived: in Swift 6 mode, with no warning.

import Foundation
import NormaFacts
import NormaScaffolds
import Testing

@Suite struct CompiledDoublesTests {
    @Test("mocks of all that a protocol can demand compile in every shape", arguments: Shapes.all)
    func mocks(shape: Shapes) throws {
        let code = SourceSignatures(["Demo": MockedProtocols.source])
        var files = ["Demo.swift": MockedProtocols.source]
        var refused: [String] = []
        for declared in code.protocols {
            let name = declared.type?.name ?? ""
            do {
                files["\(name)Mock.swift"] = try MockMaker.mock(of: declared, shape: shape.shape, from: code).text
            } catch {
                refused.append(name)
            }
        }
        #expect(refused == ["Summable"])
        #expect(files.count == 29)
        #expect(try compile(files) == "")
    }

    @Test("stubs of all types compile") func stubs() throws {
        let code = SourceSignatures(["Demo": MockedProtocols.source])
        var files = ["Demo.swift": MockedProtocols.source]
        for name in ["User", "Address", "Country", "Role", "Tree", "Session", "Job", "Handler", "Nameless", "Field"] {
            let stub = try StubMaker.stub(of: code.type(name), shape: DoubleShape(), from: code)
            files["\(name)Stub.swift"] = text(of: stub)
        }
        #expect(try compile(files) == "")
    }

    private func text(of made: TypeExtension) -> String {
        made.imports.map { $0 + "\n" }.joined() + "extension \(made.typeName) {\n\(made.members)\n}\n"
    }

    /// What the compiler says; nothing where there is none.
    private func compile(_ files: [String: String]) throws -> String {
        let compilers = ["/usr/bin/swiftc", "/usr/local/bin/swiftc"]
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        let known = (places + compilers).first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let compiler = known else { return "" }
        let folder = NSTemporaryDirectory() + "norma-doubles-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler)
        let flags = ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Demo"]
        process.arguments = flags + files.keys.sorted().map { "\(folder)/\($0)" }
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : String(said.prefix(4000))
    }
}

/// Shapes that guides prescribe.
enum Shapes: CaseIterable, Sendable {
    case usual, values, flags, closures, initializers

    static let all = Array(Self.allCases)

    var shape: DoubleShape {
        var shape = DoubleShape()
        switch self {
        case .usual: break
        case .values:
            shape.results = .value
            shape.access = .public
            shape.sendability = .unchecked
        case .flags:
            shape.results = .value
            shape.errors = .flag
            shape.calls = [.flag]
            shape.name = "Mock{Name}"
            shape.valueSuffix = "ToReturn"
        case .closures:
            shape.results = .closure
            shape.calls = [.arguments]
        case .initializers:
            shape.results = .value
            shape.errors = .shared
            shape.initializer = .all
            shape.unset = .throw
        }
        return shape
    }
}
