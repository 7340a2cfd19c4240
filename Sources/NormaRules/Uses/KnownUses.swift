// The possible uses of all declarations, gathered when the first rule asks, with answers that are needed again and again.

import NormaFacts
import NormaProject
import NormaText
import Synchronization

/// The uses of all names, once for all rules.
final class KnownUses: Sendable {
    /// Facts about the declarations of one file that are needed again and again.
    struct OfFile {
        /// The locals that are declarations, by the declaration's index.
        var locals: [Int32: LocalFact] = [:]
        /// It has a property without a written type that is visible outside it.
        var hasInferredInterface = false
        /// The places of calls whose result is dropped, as they are noted among the uses of the called function.
        var droppedCalls: Set<Int32> = []
        /// A tool calls its content.
        let isManifest: Bool

        init(_ file: ProjectFile, isManifest: Bool) {
            self.isManifest = isManifest
            let facts = file.content
            for local in facts.locals where local.declaration >= 0 && locals[local.declaration] == nil {
                locals[local.declaration] = local
            }
            for call in facts.calls where call.isDropped {
                droppedCalls.insert(call.receiver == .chain ? call.range.start : call.nameRange.start)
            }
            hasInferredInterface = facts.declarations.contains { fact in
                fact.kind == .property && fact.type < 0 && fact.traits.isDisjoint(with: [.local])
                    && fact.access > .fileprivate
            }
        }
    }

    /// A question about a long list of sites that is answered once.
    private struct ListQuestion: Hashable {
        var list: ObjectIdentifier
        var question: SiteQuestion
    }

    private let known = Remembered<NameUses>()
    private let files = Mutex<[FileID: OfFile]>([:])
    private let homes = Mutex<[DeclarationID: TypeHome]>([:])
    private let codeStarts = Mutex<[FileID: [Int32]]>([:])
    private let manifests = Remembered<Set<RelativePath>>()
    private let parts = Mutex<[ListQuestion: SiteList]>([:])
    private let makings = Mutex<[DeclarationID: [SiteList]]>([:])
    private let products = Mutex<[ModuleID: Bool]>([:])

    /// Cost: the first time, a pass over the file's locals and declarations.
    func ofFile(_ file: FileID, in project: Project) -> OfFile {
        if let known = files.withLock({ $0[file] }) { return known }
        let manifests = manifests.value { Set(project.packages.map(\.manifest)) }
        let path = project.files[Int(file.index)].path
        let isManifest = ManifestName.isManifest(path) || manifests.contains(path)
        let made = OfFile(project.file(file), isManifest: isManifest)
        files.withLock { $0[file] = made }
        return made
    }

    /// The starts of calls, names and locals of a file, in order. Cost: the first time, a pass over them.
    func codeStarts(of file: FileID, in project: Project) -> [Int32] {
        if let known = codeStarts.withLock({ $0[file] }) { return known }
        let facts = project.content(of: file)
        var starts = facts.calls.map(\.range.start) + facts.uses.map(\.start)
        starts += facts.references.map(\.range.start)
        starts += facts.locals.map(\.nameRange.start)
        starts.sort()
        codeStarts.withLock { [starts] in $0[file] = starts }
        return starts
    }

    /// Cost: the first time, a look at all names of the code base.
    func uses(in project: Project) -> NameUses {
        known.value { NameUses(in: project) }
    }

    /// The bodies of a type. Cost: the first time, its extensions.
    func home(of type: DeclarationID, in project: Project) -> TypeHome {
        if let known = homes.withLock({ $0[type] }) { return known }
        let made = TypeHome(of: type, in: project)
        homes.withLock { $0[type] = made }
        return made
    }

    /// Where a struct is or may be created by its memberwise initializer. Cost: the first time, the labels of calls
    /// that begin with one of its properties.
    func makings(of type: DeclarationID, in project: Project) -> [SiteList] {
        if let known = makings.withLock({ $0[type] }) { return known }
        let uses = uses(in: project)
        let names = Set(project.children(of: type).map { project.name(of: $0) })
        let made = uses.makings(of: type, in: project) + uses.looseMakings(with: names, in: project)
        makings.withLock { $0[type] = made }
        return made
    }

    /// The sites of a list for which the answer to a question is yes.
    func part(of list: SiteList, _ question: SiteQuestion, in context: JudgingContext) -> SiteList {
        let key = ListQuestion(list: ObjectIdentifier(list), question: question)
        if let known = parts.withLock({ $0[key] }) { return known }
        let made = SiteList(list.sites.filter { question.fits($0, in: context) }, in: context.project)
        parts.withLock { $0[key] = made }
        return made
    }

    /// Whether the module is in a library that others may use; if that is unknown, it counts as one.
    func isOfProduct(_ module: ModuleID, in project: Project) -> Bool {
        if let known = products.withLock({ $0[module] }) { return known }
        let isOfProduct = Self.isOfProduct(project.module(module), in: project)
        products.withLock { $0[module] = isOfProduct }
        return isOfProduct
    }

    private static func isOfProduct(_ module: ProjectModule, in project: Project) -> Bool {
        guard let number = module.package else { return true }
        let package = project.packages[Int(number.index)].facts
        guard package.kind == .package else { return false }
        guard let products = package.products.value else { return true }
        return products.contains { product in
            guard product.kind == "library" else { return false }
            guard let targets = product.targets.value else { return true }
            return targets.contains(where: module.targets.contains) || targets.contains(module.name)
        }
    }

    /// Names whose uses aren't distinguished because there are too many; empty if no rule asked for uses.
    var crowdedNames: [String] { known.ifKnown?.crowded.sorted() ?? [] }
}

/// The bodies of a type and of its extensions, file by file.
struct TypeHome: Sendable {
    private var ranges: [FileID: [ByteRange]] = [:]

    init(of type: DeclarationID, in project: Project) {
        for part in [type] + project.extensions(of: type) {
            ranges[project.file(of: part), default: []].append(project.fact(part).range)
        }
        for file in ranges.keys { ranges[file]?.sort { $0.start < $1.start } }
    }

    /// Whether a place is in one of them. Cost: logarithmic.
    func contains(_ site: UseSite) -> Bool {
        guard let ranges = ranges[site.file] else { return false }
        let next = ranges.partitioningIndex { $0.start > site.start }
        return next > 0 && site.start < ranges[next - 1].end
    }
}
