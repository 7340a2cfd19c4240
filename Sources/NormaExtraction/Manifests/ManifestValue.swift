// What an expression of a manifest stands for, as far as its syntax tells.

import NormaText
import SwiftSyntax

/// A value with the place where it is written.
struct ManifestValue {
    indirect enum Content {
        case text(String)
        /// A number, as written.
        case number(String)
        case truth(Bool)
        /// `nil`
        case absent
        case list([ManifestValue])
        /// `Package(…)`, `.target(name: …)`, `.v17`: something of the manifest's own vocabulary, not looked into.
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
    /// How much there is to it, all inner values counted as often as they stand in it: a few lines can name a value that
    /// would fill the memory when written out.
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

    /// A text that is put together of others: twelve lines that each name the one before twice would make megabytes of it.
    static func made(_ text: String, at range: ByteRange) -> ManifestValue {
        guard text.utf8.count <= BuildSettings.longest else {
            return .unknown(
                "a text of more than \(BuildSettings.longest) bytes is put together, which is not followed",
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

    /// The value in Swift, in one form for all ways of writing it; two values are the same where this is.
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

/// A call or member of the manifest's vocabulary, an instance of a type of its own, or a tuple (without a name).
struct ManifestConstruction {
    struct Argument {
        var label: String?
        var value: ManifestValue
    }

    /// The written type before the dot: `Target`, `Package.Dependency`; nil where it is left to the context, and with a dot in
    /// front where the context begins it: `.Core` in `.Core.network`.
    var type: String?
    /// `target`, `Package`, `v17`
    var name: String
    /// Nil where it is written without parentheses.
    var arguments: [Argument]?
    /// The labels of a function that is named, not called: `.byName(name:)`.
    var labels: [String?] = []
    /// Written with a dot in front: what it is a member of is left to the context.
    var isImplicit = false

    func argument(_ label: String) -> ManifestValue? { arguments?.first { $0.label == label }?.value }

    /// The argument of that place among those without a label.
    func unlabelled(_ index: Int) -> ManifestValue? {
        let values = (arguments ?? []).filter { $0.label == nil }.map(\.value)
        return index < values.count ? values[index] : nil
    }

    static func tuple(_ elements: [Argument]) -> ManifestConstruction {
        ManifestConstruction(type: nil, name: "", arguments: elements)
    }

    var isTuple: Bool { name.isEmpty }

    /// Sets an argument, adding it where it is not written.
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
