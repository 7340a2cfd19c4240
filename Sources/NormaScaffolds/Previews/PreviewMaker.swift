// Makes a preview of a view: the view with sample values, doubles for protocols, and the missing values of its environment.

import NormaFacts

/// The content that a template needs to write a preview.
package struct ViewPreview: Sendable, Hashable {
    package var name: String
    /// As it is named in code: `Cart.Row`.
    package var typeName: String
    package var module: String
    /// Lines before the preview, each with a line break at its end: `@available(iOS 17, *)`.
    package var attributes: String
    package var imports: [String]
    /// The view, indented by four spaces, without a line break at the end.
    package var members: String
    /// The `#if` around the view and its doubles; nil if there is none.
    package var condition: String?
    package var notes: [String]
}

package enum PreviewMaker {
    /// - Throws: if it isn't a view, or if a value that it takes can't be made up.
    package static func preview(
        of declared: DeclaredSignature,
        from source: any SignatureSource,
        standIns: StandIns
    ) throws(ScaffoldProblem) -> ViewPreview {
        guard let type = declared.type, isView(declared, in: source) else {
            throw ScaffoldProblem(
                "`\(declared.fullName.joined(separator: "."))` isn't a view: it doesn't conform to `View`",
                suggestion: "a preview needs a SwiftUI view, or a view or view controller of UIKit or AppKit"
            )
        }
        if type.access < .fileprivate, !type.enclosing.isEmpty {
            throw ScaffoldProblem(
                "`\(type.fullName)` is private: a preview outside of `\(type.enclosing[0])` can't see it"
            )
        }
        let values = SampleValues(source: source, module: declared.module, standIns: standIns)
        let subject = try Subject(declared, type, OwnedMember.all(of: declared, in: source), values, DoubleShape())
        guard !subject.call.isEmpty else {
            throw ScaffoldProblem(
                "`\(type.fullName)` has no initializer that a preview could call",
                suggestion: "a private property hides the one that the compiler writes: write one"
            )
        }
        try refuse(subject, declared)
        let environment = Environment(of: declared, subject.values)
        let lines = subject.call + environment.modifiers.map { "    " + $0 }
        let conditions = ([type.condition] + subject.used.map { $0.type?.condition }).compactMap(\.self)
        let unique = conditions.enumerated().filter { !conditions[..<$0.offset].contains($0.element) }.map(\.element)
        return ViewPreview(
            name: type.name,
            typeName: type.fullName,
            module: declared.module,
            attributes: MockText.availability(type.attributes).map { $0 + "\n" }.joined(),
            imports: MockImports.lines(of: [declared]),
            members: MockText.indented(lines),
            condition: unique.isEmpty
                ? nil : unique.count == 1 ? unique[0] : unique.map { "(\($0))" }.joined(separator: " && "),
            notes: subject.notes + environment.notes
        )
    }

    private static func isView(_ declared: DeclaredSignature, in source: any SignatureSource) -> Bool {
        var open = [declared]
        var seen: Set<[String]> = []
        while let current = open.popLast() {
            guard seen.insert(current.fullName).inserted, let type = current.type else { continue }
            let extensions = source.extensions(ofTypesNamed: type.name).filter { $0.type?.name == type.fullName }
            for inherited in ([current] + extensions).flatMap({ $0.type?.inherited ?? [] }) {
                guard case .named(let names) = inherited, let name = names.last?.text else { continue }
                if let known = source.declaration(names.map(\.text), from: NameScope(current)) {
                    open.append(known)
                } else if name == "View" || (declared.type?.kind == .class && Isolation.isOfTheInterface(name)) {
                    return true
                }
            }
        }
        return false
    }

    private static func refuse(_ subject: Subject, _ declared: DeclaredSignature) throws(ScaffoldProblem) {
        let name = subject.type.fullName
        if let missing = subject.missing.first {
            let parameter = subject.chosen?.parameters.first { MemberNames.bare($0.name) == missing.name }
            let wanted = parameter.flatMap { subject.values.wantedProtocol($0.type, from: subject.scope)?.declared }
            let protocolName = wanted?.fullName.joined(separator: ".")
            throw ScaffoldProblem(
                "`\(name)` can't be previewed: no `\(missing.type)` can be made up for `\(missing.name)`",
                suggestion: protocolName.map {
                    "`norma new mock \($0)` creates a double; move it to a place that \(declared.path) can see, not in the tests"
                } ?? "give `\(missing.name)` a default, or its type a `static let sample`"
            )
        }
        if subject.isThrowing || subject.isAsync || subject.isFailable {
            throw ScaffoldProblem(
                "`\(name)` can't be previewed: its initializer is throwing or async",
                suggestion: "add one that is neither"
            )
        }
    }
}

/// The values that a view reads from its environment.
private struct Environment {
    private(set) var modifiers: [String] = []
    private(set) var notes: [String] = []

    init(of declared: DeclaredSignature, _ values: SampleValues) {
        for member in declared.type?.members ?? [] {
            guard case .property(let property) = member.content else { continue }
            for attribute in member.attributes {
                if attribute.hasPrefix("@EnvironmentObject"), let type = property.type {
                    add("environmentObject", type, property.name, declared, values)
                } else if attribute.hasPrefix("@Environment("), attribute.hasSuffix(".self)") {
                    let name = attribute.dropFirst("@Environment(".count).dropLast(".self)".count)
                    let names = name.split(separator: ".").map { SignatureTypeName(String($0)) }
                    add("environment", .named(names), property.name, declared, values)
                } else if attribute.hasPrefix("@Query") || attribute.hasPrefix("@FetchRequest") {
                    notes.append("`\(property.name)` is fetched: give the preview a container with something in it")
                }
            }
        }
    }

    private mutating func add(
        _ modifier: String,
        _ type: SignatureType,
        _ name: String,
        _ declared: DeclaredSignature,
        _ values: SampleValues
    ) {
        let value = values.stubs.expression(for: type, from: NameScope(declared))
        if let value, !value.hasPrefix(".") {
            modifiers.append(".\(modifier)(\(value))")
            notes.append(
                "`\(name)` comes from the environment: the preview has `.\(modifier)(\(value))`; choose a value that shows more"
            )
        } else {
            notes.append("`\(name)` comes from the environment: add `.\(modifier)(…)` with a `\(type.text)`")
        }
    }
}
