// The targets that claim a file, and the claim that counts.

import NormaFacts
import NormaText

/// The manifests' claims on files.
///
/// The nearest manifest decides: the one in the deepest folder around the file, then one that reaches over from elsewhere.
/// Of two manifests in one folder, a package comes before a project, and a project's description before the generated project.
struct FileClaims: Sendable {
    private struct Claim: Sendable {
        var module: ModuleID
        var manifest: Int
        var extent: TargetExtent
        /// Who of several comes first: tests after others, then as the manifest lists them.
        var order: Int
    }

    private let packages: [ProjectPackage]
    private let packageRoots: Set<RelativePath>
    private var claims: [RelativePath: [Claim]] = [:]
    private var count = 0

    init(packages: [ProjectPackage]) {
        self.packages = packages
        packageRoots = Set(packages.lazy.filter { $0.facts.kind == .package }.map(\.root))
    }

    /// If two modules claim the same file, the one that is added first comes first, unless it holds tests.
    mutating func add(_ extent: TargetExtent, of module: ModuleID, in manifest: PackageID, isTest: Bool) {
        let order = (isTest ? Int(Int32.max) : 0) + count
        count += 1
        let claim = Claim(module: module, manifest: Int(manifest.index), extent: extent, order: order)
        claims[extent.folder, default: []].append(claim)
    }

    /// For each path that a target names, the module that comes first.
    var firstClaims: [(path: RelativePath, module: ModuleID)] {
        claims.compactMap { path, all in all.min { $0.order < $1.order }.map { (path, $0.module) } }
    }

    /// The modules that the file is compiled into; the first one it is taken to belong to: one that has the folder around it
    /// before one that takes the file alone.
    ///
    /// Cost: the claims on the folders around the file.
    func modules(of file: RelativePath) -> [ModuleID] {
        var best: [Claim] = []
        var bestRank: Rank?
        var current = file
        while true {
            for claim in claims[current] ?? [] where claim.extent.contains(file) {
                let rank = rank(of: claim.manifest, for: file)
                if rank == bestRank {
                    // A package's target has its files alone; a project's targets may share theirs.
                    if packages[claim.manifest].facts.kind != .package { best.append(claim) }
                } else if bestRank.map({ rank < $0 }) ?? true {
                    (best, bestRank) = ([claim], rank)
                }
            }
            // A package's folder is no part of the package or project around it.
            if current.text.isEmpty || packageRoots.contains(current) { break }
            current = current.parent
        }
        let sorted = best.sorted { left, right in
            let (isLeftAlone, isRightAlone) = (left.extent.folder == file, right.extent.folder == file)
            return isLeftAlone != isRightAlone ? isRightAlone : left.order < right.order
        }
        var seen: Set<ModuleID> = []
        return sorted.map(\.module).filter { seen.insert($0).inserted }
    }

    private struct Rank: Equatable {
        /// The depth of the manifest; -1 if the file is outside of its folder.
        var depth: Int
        var kind: Int
        var manifest: Int

        static func < (left: Rank, right: Rank) -> Bool {
            if left.depth != right.depth { return left.depth > right.depth }
            return left.kind != right.kind ? left.kind < right.kind : left.manifest < right.manifest
        }
    }

    private func rank(of manifest: Int, for file: RelativePath) -> Rank {
        let package = packages[manifest]
        let depth = file.isInside(package.root) ? package.root.components.count : -1
        let kind =
            switch package.facts.kind {
            case .package: 0
            case .xcodeGen, .tuist: 1
            case .xcode: 2
            }
        return Rank(depth: depth, kind: kind, manifest: manifest)
    }
}
