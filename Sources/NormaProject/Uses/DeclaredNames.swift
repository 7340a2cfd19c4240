// The names that a code base declares, and those that it mentions in other ways than by using them.

import NormaFacts
import NormaText

struct DeclaredNames {
    /// Everything that may be used: `init` included.
    private(set) var all: Set<String> = ["init"]
    /// Names that could be those of a type: an extension gives none to it.
    private(set) var made: Set<String> = []
    /// The extended types of the extensions that give it a type.
    private(set) var extended: Set<String> = []
    /// Names of modules of the code base, and of all that some file imports.
    private(set) var modules: Set<String>
    /// Names of members that some class overrides.
    private(set) var overridden: Set<String> = []
    /// The last names in string literals that could be a type's.
    private(set) var strings: Set<String> = []
    /// Words of the interface files of the tree.
    private(set) var interfaceWords: Set<String> = []
    /// Modules with a file that could not be read whole.
    private(set) var brokenModules: Set<ModuleID?> = []

    /// Cost: a look at every declaration, and at every short string.
    init(in project: Project) {
        modules = Set(project.modules.map(\.name))
        for file in project.files {
            let facts = file.content
            modules.formUnion(facts.imports.map { facts.text($0.module) })
            for fact in facts.declarations where fact.kind != .parameter { add(fact, of: facts) }
            if !facts.syntaxErrors.isEmpty { brokenModules.formUnion(file.allModules) }
        }
        for file in project.files {
            let facts = file.content
            for string in facts.strings where string.text.utf8.count < 80 {
                if let last = TypeFinder.names(string.text).last, all.contains(last) { strings.insert(last) }
            }
        }
        for document in project.documents where InterfaceFiles.isInterface(document.path) {
            interfaceWords.formUnion(InterfaceFiles.words(of: document.text))
        }
    }

    private mutating func add(_ fact: DeclarationFact, of facts: FileContent) {
        let name = facts.text(fact.name)
        all.insert(name)
        if fact.traits.contains(.override) { overridden.insert(name) }
        guard fact.kind != .extension else { return }
        made.insert(name)
        guard fact.kind.isType || fact.kind == .typealias, let parent = facts.declaration(fact.parent),
            parent.kind == .extension
        else { return }
        if let first = TypeFinder.names(facts.text(parent.name)).first { extended.insert(first) }
    }
}
