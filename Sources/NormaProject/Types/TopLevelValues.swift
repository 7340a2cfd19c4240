// Properties and functions outside of types that many have the name of: looked up by who sees them.

import NormaFacts

/// The possible meanings of one name outside of types, by kind, file and module.
struct TopLevelValues: Sendable {
    /// Fewer are looked at one by one.
    static let few = 64

    private struct Home: Hashable {
        var kind: DeclarationKind
        var home: Int32
    }

    private var ofFile: [Home: [DeclarationID]] = [:]
    /// Without those that only one file sees.
    private var ofModule: [Home: [DeclarationID]] = [:]

    /// One of those that are too many to be compared; nil if there are none.
    var crowd: DeclarationID? { ofModule.values.filter { $0.count > Crowds.most }.compactMap(\.first).min() }

    init(_ declarations: ArraySlice<DeclarationID>, of contents: ProjectContents) {
        for declaration in declarations {
            let file = contents.linked.declarationFiles[Int(declaration.index)]
            let source = contents.files[Int(file.index)]
            let fact = source.content.declaration(at: declaration.index - source.firstDeclaration.index)
            ofFile[Home(kind: fact.kind, home: file.index), default: []].append(declaration)
            guard fact.access > .fileprivate else { continue }
            let view = contents.linked.imports.views[Int(file.index)]
            for module in Set([view.module] + view.otherModules) {
                ofModule[Home(kind: fact.kind, home: module), default: []].append(declaration)
            }
        }
    }

    /// Those of the file's module, else those of modules that it imports, in order; none if there are too many to be compared.
    func found(
        _ kind: DeclarationKind,
        seenFrom file: FileID,
        _ view: FileView,
        access: (DeclarationID) -> AccessLevel
    ) -> [DeclarationID] {
        var own = Set(ofFile[Home(kind: kind, home: file.index)] ?? [])
        for module in [view.module] + view.otherModules {
            let more = ofModule[Home(kind: kind, home: module)] ?? []
            guard own.count + more.count <= Crowds.most else { return [] }
            own.formUnion(more)
        }
        if !own.isEmpty { return own.sorted() }
        var seen: Set<DeclarationID> = []
        var found: [DeclarationID] = []
        for module in view.imports {
            let more = ofModule[Home(kind: kind, home: module.module)] ?? []
            guard seen.count + more.count <= Crowds.most else { return [] }
            // The first import that shows a module decides which of its declarations are seen.
            found += more.filter { seen.insert($0).inserted && module.shows(access($0)) }
        }
        return found.sorted()
    }
}
