// The names that a change removed and that code still uses, as far as that is certain: a name that any declaration still has is not
// among them, and neither is one that a library may declare.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

package struct RemovedNames {
    private let states: RemovedNameStates
    private var earlier: Project { states.earlier.project }
    private var later: Project { states.later.project }

    /// - Parameters:
    ///   - touched: the paths that differ between the two states.
    ///   - renames: earlier path → later path; evaluated only if a file with a use is elsewhere now.
    package init(
        earlier: JudgingContext,
        later: JudgingContext,
        touched: Set<RelativePath>,
        renames: @escaping @Sendable () -> [RelativePath: RelativePath]
    ) {
        states = RemovedNameStates(earlier: earlier, later: later, touched: touched, renames: renames)
    }

    /// By their symbols.
    ///
    /// Cost: a look at the declarations of the touched files; if a name is gone altogether, one pass over the references and
    /// the names of the files.
    package func all() -> [RemovedName] {
        guard !states.isUnreadable else { return [] }
        let gone = RemovedDeclarations(states).all
        guard !gone.isEmpty else { return [] }
        let types = gone.filter { states.isTypeName($0, in: earlier) }
        let others = gone.filter { !states.isTypeName($0, in: earlier) }
        let written = others.isEmpty ? [] : writtenNames
        let members = others.filter { written.contains(earlier.name(of: $0)) }
        var uses = types.isEmpty ? [:] : TypeNameUses(states).uses(of: Set(types))
        if !members.isEmpty { uses.merge(MemberNameUses(states).uses(of: members)) { $0 + $1 } }
        let names = RenamedNames(states, gone: gone)
        return uses.filter { !$0.value.isEmpty }.map { declaration, places in
            RemovedName(
                symbol: BearableText.name(earlier.symbol(of: declaration)),
                kind: "\(earlier.fact(declaration).kind)",
                from: states.earlier.path(of: earlier.file(of: declaration)),
                newName: names.newName(of: declaration).map { BearableText.name($0) },
                uses: places.sorted { $0.place < $1.place }
            )
        }.sorted { ($0.symbol, $0.from) < ($1.symbol, $1.from) }
    }

    /// The words that some file still has; most names that are gone are gone everywhere.
    private var writtenNames: Set<String> {
        var words: Set<String> = []
        for file in later.files {
            for name in file.content.names {
                words.insert(name)
                guard name.contains(".") else { continue }
                words.formUnion(name.split(separator: ".").map(String.init))
            }
        }
        return words
    }
}

/// The two states, with the questions that all parts ask.
struct RemovedNameStates {
    let earlier: JudgingContext
    let later: JudgingContext
    let touched: Set<RelativePath>
    let renames: @Sendable () -> [RelativePath: RelativePath]

    /// A touched file that can't be read completely may declare anything.
    var isUnreadable: Bool {
        let present = Set(later.project.allFiles)
        return touched.contains { path in
            guard path.pathExtension == "swift", present.contains(path) else { return false }
            guard let file = later.project.file(at: path) else { return true }
            return !later.project.content(of: file).syntaxErrors.isEmpty
        }
    }

    func isTypeName(_ declaration: DeclarationID, in project: Project) -> Bool {
        let kind = project.fact(declaration).kind
        return kind.isType || kind == .typealias
    }

    /// The present file of an earlier one, if findings in it are wanted and it sees no library that it didn't see before.
    func laterFile(of file: FileID) -> FileID? {
        let before = earlier.project.files[Int(file.index)]
        var found = later.project.file(at: before.path)
        if found == nil, touched.contains(before.path) {
            found = renames()[before.path].flatMap { later.project.file(at: $0) }
        }
        guard let found else { return nil }
        let now = later.project.files[Int(found.index)]
        guard !now.isGenerated, later.project.isCompiled(found) != false else { return nil }
        let imports = Set(before.content.imports.map { before.text($0.module) })
        let isSame = now.content.imports.allSatisfy { imports.contains(now.text($0.module)) }
        return isSame ? found : nil
    }

    /// Whether a place is in an `#if`, which a build may leave out.
    static func isConditional(_ offset: Int32, in content: FileContent) -> Bool {
        content.conditions.contains { $0.range.contains(offset: offset) }
    }

    func use(at range: ByteRange, in file: FileID) -> RemovedName.Use {
        let project = later.project
        let around = project.innermostDeclaration(at: UseSite(file: file, start: range.start))
        return RemovedName.Use(
            place: later.place(.range(file, range)),
            symbol: around.map { BearableText.name(project.symbol(of: $0)) } ?? later.path(of: file).text
        )
    }
}
