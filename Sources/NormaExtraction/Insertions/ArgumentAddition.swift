// Adds a missing list to a call in a manifest: `.target(name: "A")` becomes `.target(name: "A", dependencies: […])`.

import NormaText
import SwiftSyntax

struct ArgumentAddition {
    let source: InsertionSource
    let call: FunctionCallExprSyntax
    let label: String

    /// - Throws: if the place of the new argument is unknown: the order of arguments matters.
    func edits(for texts: [PieceText]) throws(InsertionProblem) -> [Edit] {
        let name = call.calledExpression.trimmedDescription
        guard let order = Self.order(ofArgumentsOf: name), let place = order.firstIndex(of: label) else {
            throw InsertionProblem("`\(name)(…)` has no argument `\(label):`", at: source.position(of: call))
        }
        let earlier = Set(order[..<place])
        guard let before = call.arguments.last(where: { earlier.contains($0.label?.text ?? "") }) else {
            throw InsertionProblem("`\(name)(…)` has no argument `\(label):`", at: source.position(of: call))
        }
        let isInLine = !source.startsLine(before)
        let indentation = source.indentation(ofLineWith: before)
        var list = "[\(texts.map(\.text).joined(separator: ", "))]"
        if !isInLine || texts.contains(where: { $0.lines.count > 1 }) {
            let inner = source.deeper(indentation)
            let lines = texts.map { source.indented($0.text, by: inner) + "," + source.lineBreak }.joined()
            list = "[" + source.lineBreak + lines + indentation + "]"
        }
        let separator = isInLine ? " " : source.lineBreak + indentation
        let comma = before.trailingComma
        let end = Int32(clamping: comma.map { source.end(of: $0) } ?? source.end(of: before))
        let argument = separator + "\(label): \(list)"
        return [Edit.insert(comma == nil ? "," + argument : argument + ",", at: end)]
    }

    /// As the manifests of SwiftPM (PackageDescription 6.2) and of Tuist (ProjectDescription 4) declare them.
    private static func order(ofArgumentsOf call: String) -> [String]? {
        switch call {
        case "Package":
            [
                "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
                "dependencies",
                "targets", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
            ]
        case ".target", ".executableTarget", ".testTarget":
            [
                "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath", "packageAccess",
                "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
            ]
        case "Project":
            [
                "name", "organizationName", "classPrefix", "options", "packages", "settings", "targets", "schemes",
                "fileHeaderTemplate", "additionalFiles", "resourceSynthesizers",
            ]
        default: nil
        }
    }
}
