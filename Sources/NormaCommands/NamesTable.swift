// The declarations that a name can refer to, numbered for the document of `norma facts --names`.

import NormaFacts
import NormaProject
import NormaReports

struct NamesTable {
    private let project: Project
    /// Types, extensions, typealiases and associated types, by path and place.
    let declarations: [DeclarationID]
    /// For each declaration of the project its index in `declarations`; -1 if it isn't among them.
    private let numbers: [Int32]

    init(project: Project) {
        self.project = project
        let all = project.allFileIDs.flatMap { project.declarations(in: $0) }
        declarations = all.filter { Self.isListed(project.fact($0).kind) }
        var numbers = Array(repeating: Int32(-1), count: project.declarationCount)
        for (number, declaration) in declarations.enumerated() {
            numbers[Int(declaration.index)] = Int32(clamping: number)
        }
        self.numbers = numbers
    }

    private static func isListed(_ kind: DeclarationKind) -> Bool {
        switch kind {
        case .extension, .typealias, .associatedType: true
        default: kind.isType
        }
    }

    func number(of declaration: DeclarationID) -> Int? {
        let number = numbers[Int(declaration.index)]
        return number < 0 ? nil : Int(number)
    }

    /// The declaration itself if it is a type, or the innermost type around it; an extension counts as the type that it
    /// extends.
    func typeAround(_ declaration: DeclarationID) -> DeclarationID? {
        switch project.fact(declaration).kind {
        case .extension: project.extendedType(of: declaration)
        case let kind where kind.isType: declaration
        default: project.enclosingType(of: declaration)
        }
    }

    /// `resolution`, and `declaration`, `target` or `candidates` if there are any.
    func members(of resolution: Resolution) -> [(String, JSONValue)] {
        switch resolution {
        case .exact(let declaration):
            let exact: [(String, JSONValue)] = [
                ("resolution", .string("exact")), ("declaration", .optional(number(of: declaration))),
            ]
            return exact + (target(of: declaration).map { [("target", .int($0))] } ?? [])
        case .ambiguous(let candidates):
            let numbers = candidates.map { JSONValue.optional(number(of: $0)) }
            return [("resolution", .string("ambiguous")), ("candidates", .array(numbers))]
        case .external: return [("resolution", .string("external"))]
        case .local: return [("resolution", .string("local"))]
        }
    }

    /// The type that a typealias finally refers to.
    private func target(of declaration: DeclarationID) -> Int? {
        guard project.fact(declaration).kind == .typealias,
            case .exact(let target) = project.target(of: .exact(declaration)), target != declaration
        else { return nil }
        return number(of: target)
    }
}
