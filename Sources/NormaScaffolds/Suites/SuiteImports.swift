// The imports of a suite: those of the tested type's file that its tests need, since a target declares its imports.

struct SuiteImports {
    private let source: any SignatureSource
    /// Nil if no tests are written.
    private let style: SuiteStyle?

    init(_ source: any SignatureSource, _ style: SuiteStyle?) {
        self.source = source
        self.style = style
    }

    /// - Parameters:
    ///   - files: the files of the type, and of the members that the tests call.
    ///   - others: the modules of doubles.
    ///   - text: of the tests.
    func lines(of files: [DeclaredSignature], _ others: [String], for text: String) -> [String] {
        let found = MockImports.lines(of: files)
        let words = Self.typeNames(in: text)
        let modules = Set(words.flatMap { source.declarations(named: $0).map(\.module) })
        let areKnown = words.allSatisfy { Self.isStandard($0) || !source.declarations(named: $0).isEmpty }
        let kept = found.filter { line in
            !areKnown || Self.module(of: line) == "Foundation" || modules.contains(Self.module(of: line))
        }
        let plain = kept.filter { !$0.hasPrefix("#if") }
        var added = (style.map { ["import \($0.module)"] } ?? []) + others.map { "import \($0)" }
        let isOfFoundation = ["UUID(", "URL(", "Date(", "Data("].contains { text.contains($0) }
        if isOfFoundation, style?.framework == .testing, !kept.contains(where: { $0.contains("import Foundation") }) {
            added.append("import Foundation")
        }
        let sorted = Set(plain + added.filter { !plain.contains($0) })
            .sorted { Self.module(of: $0) < Self.module(of: $1) }
        return sorted + kept.filter { $0.hasPrefix("#if") }
    }

    private static func module(of line: String) -> String { line.split(separator: " ").last.map(String.init) ?? line }

    /// The words of code that begin with a capital, without those in literals.
    private static func typeNames(in text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.split(separator: "\n") {
            let isComment = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
            guard !isComment else { continue }
            let code = line.replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
            for part in stride(from: 0, to: code.count, by: 2).map({ code[$0] }) {
                let words = part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                names.formUnion(words.filter { $0.first?.isUppercase == true }.map(String.init))
            }
        }
        return names
    }

    /// The declarations of the standard library and the frameworks for tests, as far as samples use them.
    private static func isStandard(_ name: String) -> Bool { standard.contains(name) }

    private static let standard: Set<String> = [
        "Any", "AnyObject", "Array", "AsyncStream", "AsyncThrowingStream", "Bool", "CancellationError", "Character",
        "Data", "Date", "Decimal", "Dictionary", "Double", "Duration", "Error", "Float", "Int", "Int16", "Int32",
        "Int64", "Int8", "Issue", "KeyPath", "MainActor", "Never", "Optional", "Range", "ClosedRange", "Result", "Self",
        "Sendable", "Set", "String", "Substring", "Suite", "Task", "Test", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8", "URL", "UUID", "Void", "XCTSkip", "XCTestCase",
    ]
}
