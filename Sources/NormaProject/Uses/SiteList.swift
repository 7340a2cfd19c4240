// Places where a name is used: one list for all declarations that may be meant, with the answers that all of it shares.

import NormaFacts
import NormaText

/// Places in order, by file and offset. A class, because thousands of declarations of one name share a list.
package final class SiteList: Sendable {
    package let sites: [UseSite]
    /// For a list over many files; the sites of others are looked at one by one.
    package let files: Files?

    /// Up to how many sites looking at each costs less than knowing something of all.
    package static let few = 16

    /// The files of the places, by who sees the declarations there.
    package struct Files: Sendable {
        /// The question is whether there is one, or one besides a certain file: two of a sort decide that.
        package private(set) var ofModule: [ModuleID: [FileID]] = [:]
        /// Files that are of no module.
        package private(set) var ofNone: [FileID] = []
        /// Files that see into other modules, as tests do.
        package private(set) var testing: [FileID] = []
        package private(set) var some: [FileID] = []
        /// The modules of all of the files; nil if they differ.
        package private(set) var modulesOfAll: [ModuleID]?

        fileprivate init(of sites: [UseSite], in project: Project) {
            var last: FileID?
            for site in sites where site.file != last {
                add(project.files[Int(site.file.index)], site.file, isFirst: last == nil)
                last = site.file
            }
        }

        private mutating func add(_ file: ProjectFile, _ id: FileID, isFirst: Bool) {
            let modules = file.modules
            if isFirst { modulesOfAll = modules } else if modulesOfAll != modules { modulesOfAll = nil }
            Self.note(id, &some)
            if modules.isEmpty { Self.note(id, &ofNone) }
            for module in modules { Self.note(id, &ofModule[module, default: []]) }
            if file.content.imports.contains(where: { $0.traits.contains(.testable) }) { Self.note(id, &testing) }
        }

        private static func note(_ file: FileID, _ files: inout [FileID]) {
            if files.count < 2 { files.append(file) }
        }
    }

    /// - Parameter sites: in any order.
    package init(_ sites: [UseSite], in project: Project) {
        let isSorted = zip(sites, sites.dropFirst()).allSatisfy { $0 <= $1 }
        self.sites = isSorted ? sites : sites.sorted()
        files = sites.count > Self.few ? Files(of: self.sites, in: project) : nil
    }

    /// Those in one file. Cost: logarithmic.
    package func sites(in file: FileID) -> ArraySlice<UseSite> {
        let start = sites.partitioningIndex { $0.file >= file }
        return sites[start..<sites[start...].partitioningIndex { $0.file > file }]
    }
}

extension UseSite: Comparable {
    package static func < (left: UseSite, right: UseSite) -> Bool {
        left.file != right.file ? left.file < right.file : left.start < right.start
    }
}
