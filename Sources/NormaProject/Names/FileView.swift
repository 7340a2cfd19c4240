// A file's view of other modules: its imports, their re-exports, and the access.

import NormaFacts
import NormaText

/// A module whose names a file sees.
struct VisibleModule: Sendable, Hashable {
    var module: Int32
    var visibility: Visibility
    /// The `#if` around the import, a number of `ConditionTable`.
    var condition = ConditionTable.always
}

/// One declaration that a scoped import brings: `import struct Cart.Item`.
struct ScopedImport: Sendable, Hashable {
    var module: Int32
    var name: Int32
    var visibility: Visibility
    var condition = ConditionTable.always
}

/// The file's position in the project.
struct FileView: Sendable {
    /// -1 for the module without a name.
    var module: Int32
    /// Further modules that the file is compiled into, seen like its own.
    var otherModules: [Int32] = []
    var package: Int32
    /// Without the file's own modules, by number, without repetition.
    var imports: [VisibleModule] = []
    var scopedImports: [ScopedImport] = []
    /// Names from scoped imports of outside modules: they come before names of other imports.
    var outsideNames: Set<Int32> = []

    func isOwn(_ module: Int32) -> Bool { module == self.module || otherModules.contains(module) }

    /// Whether some module is compiled of both files.
    func isSameModule(as other: FileView) -> Bool { other.isOwn(module) || otherModules.contains(where: other.isOwn) }
}

/// The imports of all files, followed through re-exports.
struct ImportTable: Sendable {
    private(set) var views: [FileView]
    /// For each module those that it re-exports, itself first, then by number.
    private var exports: [[Int32]]
    private var exportedNames: [[ScopedImport]]
    /// For each module the names that it re-exports from modules that are not of the project.
    private var exportedOutside: [[Int32]]
    private var modulesByName: [String: [Int32]] = [:]
    private let packages: [Int32]
    private let names: [String]

    init() { (views, exports, exportedNames, exportedOutside, packages, names) = ([], [], [], [], [], []) }

    init(
        files: [ProjectFile],
        modules: [ProjectModule],
        packages roots: [ProjectPackage],
        conditions: ConditionTable,
        names: inout NameTable
    ) {
        packages = modules.map { $0.package?.index ?? -1 }
        self.names = modules.map(\.name)
        for (index, module) in modules.enumerated() {
            modulesByName[Self.importName(module.name), default: []].append(Int32(index))
        }
        let byRoot = Dictionary(roots.enumerated().map { ($0.element.root, Int32($0.offset)) }) { first, _ in first }
        let neighbours = NeighbourModules(files)
        views = files.map { file in
            guard let module = file.module else {
                let package = Self.package(around: file.path, roots: byRoot)
                return FileView(module: -1, otherModules: neighbours.modules(around: file.path), package: package)
            }
            return FileView(
                module: module.index,
                otherModules: file.otherModules.map(\.index),
                package: modules[Int(module.index)].package?.index ?? -1
            )
        }
        exports = []
        exportedNames = Array(repeating: [], count: modules.count)
        exportedOutside = Array(repeating: [], count: modules.count)
        exports = Self.closures(of: collectExports(of: files, moduleCount: modules.count, names: &names))
        for index in files.indices {
            views[index] = view(of: files[index], as: views[index], names: &names) { fact in
                guard fact.traits.contains(.conditional) else { return ConditionTable.always }
                return conditions.condition(at: fact.range.start, in: index)
            }
        }
    }

    /// The re-exports of each module's own imports, without their re-exports in turn.
    private mutating func collectExports(
        of files: [ProjectFile],
        moduleCount: Int,
        names: inout NameTable
    ) -> [[Int32]] {
        var direct = Array(repeating: [Int32](), count: moduleCount)
        for (index, file) in files.enumerated() where views[index].module >= 0 {
            for fact in file.facts.imports where fact.traits.contains(.exported) {
                if let name = outsideName(fact, in: file.facts) {
                    for module in file.modules { exportedOutside[Int(module.index)].append(names.number(name)) }
                }
                for target in self.modules(named: file.facts.text(fact.module), from: views[index].package) {
                    let name = Self.scopedName(fact, in: file.facts).map { names.number($0) }
                    for module in file.modules {
                        if let name {
                            let scoped = ScopedImport(module: target, name: name, visibility: .everyone)
                            exportedNames[Int(module.index)].append(scoped)
                        } else {
                            direct[Int(module.index)].append(target)
                        }
                    }
                }
            }
        }
        return direct
    }

    /// The package whose folder contains a file that is in no known module.
    private static func package(around path: RelativePath, roots: [RelativePath: Int32]) -> Int32 {
        guard !roots.isEmpty else { return -1 }
        var folder = path.parent
        while true {
            if let package = roots[folder] { return package }
            if folder.text.isEmpty { return -1 }
            folder = folder.parent
        }
    }

    /// The modules that an import of this name means: those of the same package first.
    func modules(named name: String, from package: Int32) -> [Int32] {
        guard let all = modulesByName[name] else { return [] }
        let near = package < 0 ? [] : all.filter { packages[Int($0)] == package }
        return near.isEmpty ? all : near
    }

    func reexports(_ module: Int32) -> ArraySlice<Int32> { exports[Int(module)].dropFirst() }

    func reexportedNames(_ module: Int32) -> [ScopedImport] { exportedNames[Int(module)] }

    func isReexported(_ module: Int32, by other: Int32) -> Bool {
        module != other && exports[Int(other)].dropFirst().contains(module)
    }

    func name(of module: Int32) -> String { module >= 0 && Int(module) < names.count ? names[Int(module)] : "" }

    func package(of module: Int32) -> Int32 { module < 0 ? -1 : packages[Int(module)] }

    /// A target's name as an import writes it: other characters than letters, digits and `_` become `_`.
    static func importName(_ target: String) -> String {
        let isPlain = target.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || byte == 0x5F || byte >= 0x80
        }
        guard !isPlain else { return target }
        return String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// The declaration's name of a scoped import; nil for an import of a whole module or submodule.
    private static func scopedName(_ fact: ImportFact, in facts: FileContent) -> String? {
        guard !fact.kind.isEmpty else { return nil }
        return facts.text(fact.path).split(separator: ".").last.map(String.init)
    }

    /// The name that a scoped import brings from a module that is not of the project.
    private func outsideName(_ fact: ImportFact, in facts: FileContent) -> String? {
        modulesByName[facts.text(fact.module)] == nil ? Self.scopedName(fact, in: facts) : nil
    }

    private func view(
        of file: ProjectFile,
        as start: FileView,
        names: inout NameTable,
        condition: (ImportFact) -> Int32
    ) -> FileView {
        var view = start
        var seen: [Int32: VisibleModule] = [:]
        for fact in file.facts.imports {
            let condition = condition(fact)
            if let name = outsideName(fact, in: file.facts) { view.outsideNames.insert(names.number(name)) }
            for module in modules(named: file.facts.text(fact.module), from: view.package) {
                let visibility: Visibility =
                    fact.traits.contains(.testable)
                    ? .owner : view.package >= 0 && view.package == packages[Int(module)] ? .package : .everyone
                if let name = Self.scopedName(fact, in: file.facts) {
                    view.scopedImports.append(
                        ScopedImport(
                            module: module,
                            name: names.number(name),
                            visibility: visibility,
                            condition: condition
                        )
                    )
                    continue
                }
                Self.see(module, as: visibility, condition, in: &seen)
                for other in exports[Int(module)] {
                    let isNear = view.package >= 0 && view.package == packages[Int(other)]
                    if other != module { Self.see(other, as: isNear ? .package : .everyone, condition, in: &seen) }
                    view.scopedImports += exportedNames[Int(other)]
                }
            }
        }
        // A re-export in one file of a module is visible in the others too.
        for module in file.modules {
            for other in exports[Int(module.index)].dropFirst() {
                let isNear = view.package >= 0 && view.package == packages[Int(other)]
                Self.see(other, as: isNear ? .package : .everyone, ConditionTable.always, in: &seen)
            }
            view.scopedImports += exportedNames[Int(module.index)]
            view.outsideNames.formUnion(exportedOutside[Int(module.index)])
        }
        view.imports = seen.values.filter { !start.isOwn($0.module) }.sorted { $0.module < $1.module }
        view.scopedImports.removeAll { start.isOwn($0.module) }
        return view
    }

    private static func see(
        _ module: Int32,
        as visibility: Visibility,
        _ condition: Int32,
        in seen: inout [Int32: VisibleModule]
    ) {
        guard let known = seen[module] else {
            seen[module] = VisibleModule(module: module, visibility: visibility, condition: condition)
            return
        }
        let widest = known.visibility.rawValue >= visibility.rawValue ? known.visibility : visibility
        // Imported in several branches it is seen in all.
        let common = known.condition == condition ? condition : ConditionTable.always
        seen[module] = VisibleModule(module: module, visibility: widest, condition: common)
    }

    /// The re-exports of each module, directly or through others.
    private static func closures(of direct: [[Int32]]) -> [[Int32]] {
        direct.indices.map { start in
            guard !direct[start].isEmpty else { return [Int32(start)] }
            var seen: Set<Int32> = [Int32(start)]
            var pending = direct[start]
            while let next = pending.popLast() {
                if seen.insert(next).inserted { pending += direct[Int(next)] }
            }
            return [Int32(start)] + seen.subtracting([Int32(start)]).sorted()
        }
    }
}
