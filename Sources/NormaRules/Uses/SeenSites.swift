// Where a declaration may be used, as far as it is visible there: asked as a whole, because thousands of declarations with one
// name may share thousands of places.

import NormaFacts
import NormaProject
import NormaText

/// A question about a place of use.
enum SiteQuestion: Hashable, Sendable {
    /// It isn't in a test.
    case isInProduction
    /// The result of a call there is used.
    case takesResult
    /// It is in code that other modules compile.
    case isInlinable
    /// It isn't in the bodies of this type.
    case isOutside(DeclarationID)

    func fits(_ site: UseSite, in context: JudgingContext) -> Bool {
        switch self {
        case .isInProduction: !context.project.files[Int(site.file.index)].isTest
        case .takesResult: !context.uses.ofFile(site.file, in: context.project).droppedCalls.contains(site.start)
        case .isInlinable: context.project.innermostDeclaration(at: site).map(context.isInlinable) ?? false
        case .isOutside(let type): !context.uses.home(of: type, in: context.project).contains(site)
        }
    }
}

struct SeenSites {
    private enum Reach { case file, module, everywhere }

    private let lists: [SiteList]
    private let file: FileID
    private let reach: Reach
    private let context: JudgingContext

    init(_ lists: [SiteList], of declaration: DeclarationID, access: AccessLevel, in context: JudgingContext) {
        self.lists = lists
        self.context = context
        file = context.project.file(of: declaration)
        reach = access >= .package ? .everywhere : access <= .fileprivate ? .file : .module
    }

    var isEmpty: Bool { !lists.contains(where: hasSite) }

    /// Whether the answer to a question is yes for some site.
    ///
    /// Cost: for long lists the first time a look at each site, then no more than that of `isEmpty`.
    func contains(_ question: SiteQuestion) -> Bool {
        lists.contains { list in
            guard list.files != nil else {
                return list.sites.contains { isSeen(from: $0.file) && question.fits($0, in: context) }
            }
            return hasSite(context.uses.part(of: list, question, in: context))
        }
    }

    /// Whether there is a site in another file than the declaration's own.
    var leaveFile: Bool {
        guard reach != .file else { return false }
        return lists.contains { list in
            guard let files = list.files else {
                return list.sites.contains { $0.file != file && isSeen(from: $0.file) }
            }
            return seeing(files).contains { $0 != file }
        }
    }

    /// Whether there is a site in a file that isn't compiled into exactly the modules of the declaration's own.
    var leaveModule: Bool {
        lists.contains { list in
            guard let files = list.files else {
                return list.sites.contains { isSeen(from: $0.file) && !context.isSameModule($0.file, file) }
            }
            guard reach == .everywhere else {
                return list.sites.contains { isSeen(from: $0.file) && !context.isSameModule($0.file, file) }
            }
            guard let modules = files.modulesOfAll else { return true }
            let own = context.project.files[Int(file.index)].modules
            return modules != own || own.isEmpty && !context.project.modules.isEmpty
        }
    }

    /// Whether there is a site in the declaration's own file outside a type's bodies and outside the range.
    func leave(_ type: DeclarationID?, and range: ByteRange) -> Bool {
        guard let type else {
            return lists.contains { $0.sites(in: file).contains { !range.contains(offset: $0.start) } }
        }
        return lists.contains { list in
            let outside =
                list.files == nil
                ? list.sites(in: file).filter { SiteQuestion.isOutside(type).fits($0, in: context) }[...]
                : context.uses.part(of: list, .isOutside(type), in: context).sites(in: file)
            return outside.contains { !range.contains(offset: $0.start) }
        }
    }

    // MARK: - Visibility

    private func isSeen(from other: FileID) -> Bool {
        switch reach {
        case .everywhere: true
        case .file: other == file
        case .module: other == file || context.seesInternals(of: file, from: other)
        }
    }

    private func hasSite(_ list: SiteList) -> Bool {
        guard let files = list.files else { return list.sites.contains { isSeen(from: $0.file) } }
        switch reach {
        case .everywhere: return true
        case .file: return !list.sites(in: file).isEmpty
        case .module: return !seeing(files).isEmpty || !list.sites(in: file).isEmpty
        }
    }

    /// Some of the files that see it, with one other than its own if there is one.
    private func seeing(_ files: SiteList.Files) -> [FileID] {
        let own = context.project.files[Int(file.index)].modules
        guard reach == .module, !own.isEmpty else { return files.some }
        return files.ofNone + files.testing + own.flatMap { files.ofModule[$0] ?? [] }
    }
}
