// The value of an expression in a manifest, as far as its syntax determines it.

import NormaText
import SwiftSyntax

/// A value and its place in the source.
struct ManifestValue {
    indirect enum Content {
        case text(String)
        /// A number, as written.
        case number(String)
        case truth(Bool)
        /// `nil`
        case absent
        case list([ManifestValue])
        /// `Package(…)`, `.target(name: …)`, `.v17`: a value of the package description API, kept as written.
        case construction(ManifestConstruction)
        case closure(ClosureExprSyntax)
        /// `\.name.rawValue`
        case keyPath([String])
        /// A function of the manifest, by name.
        case function(String)
        /// `ProcessInfo.processInfo.environment`, `Context.environment`
        case environment
        case unknown(String)
    }

    let content: Content
    var range: ByteRange
    /// Its size, with all inner values counted as often as they occur: a few lines can describe a value that would fill
    /// the memory when written out.
    let weight: Int

    static let heaviest = 200_000

    init(content: Content, range: ByteRange) {
        self.range = range
        let weight = Self.weight(of: content)
        self.weight = weight < Self.heaviest ? weight : 1
        self.content = weight < Self.heaviest ? content : .unknown("the value is too large to be followed")
    }

    private static func weight(of content: Content) -> Int {
        switch content {
        case .text(let text): 1 + text.utf8.count / 16
        case .list(let list): list.reduce(1) { $0 + $1.weight }
        case .construction(let construction): (construction.arguments ?? []).reduce(1) { $0 + $1.value.weight }
        default: 1
        }
    }

    /// A string that is composed of others: twelve lines that each name the previous one twice would make megabytes.
    static func made(_ text: String, at range: ByteRange) -> ManifestValue {
        guard text.utf8.count <= BuildSettings.longest else {
            return .unknown(
                "the composed string is longer than \(BuildSettings.longest) bytes and is not followed",
                at: range
            )
        }
        return ManifestValue(content: .text(text), range: range)
    }

    static func unknown(_ reason: String, at range: ByteRange) -> ManifestValue {
        ManifestValue(content: .unknown(reason), range: range)
    }

    var text: String? {
        if case .text(let text) = content { return text }
        return nil
    }

    var truth: Bool? {
        if case .truth(let truth) = content { return truth }
        return nil
    }

    var list: [ManifestValue]? {
        if case .list(let list) = content { return list }
        return nil
    }

    var construction: ManifestConstruction? {
        if case .construction(let construction) = content { return construction }
        return nil
    }

    var isAbsent: Bool {
        if case .absent = content { return true }
        return false
    }

    var unknownReason: String? {
        if case .unknown(let reason) = content { return reason }
        return nil
    }

    /// Whether both are equal; `Kind.test` and `.test` are the same case.
    func isSame(as other: ManifestValue) -> Bool {
        if let first = construction, let second = other.construction, first.arguments == nil, second.arguments == nil {
            return first.name == second.name
        }
        return rendered == other.rendered
    }

    /// The value in Swift, in a canonical form; two values are the same if their forms are.
    var rendered: String {
        switch content {
        case .text(let text): "\"\(text)\""
        case .number(let number): number
        case .truth(let truth): truth ? "true" : "false"
        case .absent: "nil"
        case .list(let list): "[" + list.map(\.rendered).joined(separator: ", ") + "]"
        case .construction(let construction): construction.rendered
        case .closure: "{ … }"
        case .keyPath(let names): "\\." + names.joined(separator: ".")
        case .function(let name): name
        case .environment: "environment"
        case .unknown: "…"
        }
    }
}

/// A call or member of the package description API, an instance of the manifest's own type, or a tuple (without a name).
struct ManifestConstruction {
    struct Argument {
        var label: String?
        var value: ManifestValue
    }

    /// The written type before the dot: `Target`, `Package.Dependency`; nil if the context determines it, and with a
    /// leading dot if the context begins it: `.Core` in `.Core.network`.
    var type: String?
    /// `target`, `Package`, `v17`
    var name: String
    /// Nil if it is written without parentheses.
    var arguments: [Argument]?
    /// The labels of a function that is named, not called: `.byName(name:)`.
    var labels: [String?] = []
    /// Written with a leading dot: the context determines its type.
    var isImplicit = false

    func argument(_ label: String) -> ManifestValue? { arguments?.first { $0.label == label }?.value }

    /// The unlabelled argument at a position.
    func unlabelled(_ index: Int) -> ManifestValue? {
        let values = (arguments ?? []).filter { $0.label == nil }.map(\.value)
        return index < values.count ? values[index] : nil
    }

    static func tuple(_ elements: [Argument]) -> ManifestConstruction {
        ManifestConstruction(type: nil, name: "", arguments: elements)
    }

    var isTuple: Bool { name.isEmpty }

    /// Sets an argument, or adds it if it isn't written.
    mutating func set(_ label: String, to value: ManifestValue) {
        var changed = arguments ?? []
        if let index = changed.firstIndex(where: { $0.label == label }) {
            changed[index].value = value
        } else {
            changed.append(Argument(label: label, value: value))
        }
        arguments = changed
    }

    var rendered: String {
        let isImplicit = type == nil && !name.isEmpty && !(name.first?.isUppercase ?? false)
        let head = (isImplicit ? "." : type.map { $0 + "." } ?? "") + name
        guard let arguments else { return head }
        let written = arguments.map { argument in
            argument.label.map { "\($0): \(argument.value.rendered)" } ?? argument.value.rendered
        }
        return head + "(" + written.joined(separator: ", ") + ")"
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without the trivia around it.
    var byteRange: ByteRange { ByteRange(of: self) }
}
