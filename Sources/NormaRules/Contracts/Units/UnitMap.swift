// The parts of a code base that a contract is about (layers, modules, slices, types …), and the content of each.

import NormaProject

/// Numbered units, and the unit of each file, declaration and imported module; -1 for those in no unit.
struct UnitMap {
    /// The word for units in a message: singular and plural.
    struct Noun: Sendable, Hashable {
        var singular: String
        var plural: String
    }

    let names: [String]
    let noun: Noun
    /// Shorter names for messages: the file name alone if no other file has it.
    private let titles: [String]
    private let unitOfFile: [Int]
    /// For files that several modules share, only if the units are made of modules: all units that they are in.
    private let unitsOfSharedFiles: [Int: [Int]]
    /// For units that are smaller than a file; nil if each file is in one unit as a whole.
    private let unitOfDeclaration: [Int]?
    private let unitOfModule: [String: Int]
    /// Units with nothing but test code.
    private let isTestUnit: [Bool]

    /// Units that are sets of files.
    ///
    /// - Parameters:
    ///   - external: modules outside the project that are units themselves, by name.
    ///   - sharedUnits: for a file that several modules share, all units that it is in, the main one first; nil for others.
    init(
        names: [String],
        titles: [String]? = nil,
        noun: Noun,
        project: Project,
        external: [String: Int] = [:],
        sharedUnits: (ProjectFile) -> [Int]? = { _ in nil },
        unitOfFile: (ProjectFile) -> Int?
    ) {
        self.names = names
        self.titles = titles ?? names
        self.noun = noun
        var shared: [Int: [Int]] = [:]
        for (index, file) in project.files.enumerated() where !file.otherModules.isEmpty {
            shared[index] = sharedUnits(file)
        }
        let units = project.files.enumerated().map { shared[$0]?.first ?? unitOfFile($1) ?? -1 }
        self.unitOfFile = units
        unitsOfSharedFiles = shared
        unitOfDeclaration = nil
        unitOfModule = Self.unitsOfModules(project, units, shared).merging(external) { own, _ in own }
        isTestUnit = Self.testUnits(count: names.count, project, units)
    }

    /// Units that are sets of declarations; an import doesn't use any of them.
    init(names: [String], noun: Noun, unitOfDeclaration: [Int]) {
        self.names = names
        titles = names
        self.noun = noun
        unitOfFile = []
        unitsOfSharedFiles = [:]
        self.unitOfDeclaration = unitOfDeclaration
        unitOfModule = [:]
        isTestUnit = Array(repeating: false, count: names.count)
    }

    var count: Int { names.count }
    var knowsModules: Bool { !unitOfModule.isEmpty }

    func title(_ unit: Int) -> String { titles.indices.contains(unit) ? titles[unit] : "" }

    func name(_ unit: Int) -> String { names.indices.contains(unit) ? names[unit] : "" }

    func unit(of file: FileID) -> Int {
        let index = Int(file.index)
        return unitOfFile.indices.contains(index) ? unitOfFile[index] : -1
    }

    func unit(of declaration: DeclarationID, in project: Project) -> Int {
        guard let unitOfDeclaration else { return unit(of: project.file(of: declaration)) }
        let index = Int(declaration.index)
        return unitOfDeclaration.indices.contains(index) ? unitOfDeclaration[index] : -1
    }

    /// The unit of code directly in a file, or of the declaration around it.
    func unit(of owner: DeclarationID?, in file: FileID, of project: Project) -> Int {
        guard unitOfDeclaration != nil else { return unit(of: file) }
        return owner.map { unit(of: $0, in: project) } ?? -1
    }

    /// Whether it can't be decided in which unit others see the file.
    func isShared(_ file: FileID) -> Bool { unitsOfSharedFiles[Int(file.index)] != nil }

    /// The units in which the uses of a file count: for a shared file, all except those with nothing but tests.
    func usingUnits(of file: FileID) -> [Int] {
        let main = unit(of: file)
        guard let shared = unitsOfSharedFiles[Int(file.index)] else { return main < 0 ? [] : [main] }
        return shared.filter { $0 == main || !isTest($0) }
    }

    /// The unit that contains the whole of an imported module.
    func unit(ofModule name: String) -> Int { unitOfModule[name] ?? -1 }

    func isTest(_ unit: Int) -> Bool { isTestUnit.indices.contains(unit) && isTestUnit[unit] }

    /// A module's unit is that of all its files; a module whose files are in several units (or in none) has none.
    private static func unitsOfModules(_ project: Project, _ units: [Int], _ shared: [Int: [Int]]) -> [String: Int] {
        var result: [String: Int] = [:]
        for module in project.modules {
            var common: [Int]?
            for file in module.files where units.indices.contains(Int(file.index)) {
                let own = shared[Int(file.index)] ?? [units[Int(file.index)]]
                common = common?.filter(own.contains) ?? own
                if common?.isEmpty ?? true { break }
            }
            guard let common else { continue }
            let unit = common.count == 1 ? common[0] : -1
            // Two packages may have modules with the same name: then the name alone decides nothing.
            result[module.name] = unit == result[module.name, default: unit] ? unit : -1
        }
        return result.filter { $0.value >= 0 }
    }

    private static func testUnits(count: Int, _ project: Project, _ units: [Int]) -> [Bool] {
        var holdsTests = Array(repeating: false, count: count)
        var holdsOthers = holdsTests
        for (file, unit) in zip(project.files, units) where unit >= 0 && unit < count {
            if file.isTest { holdsTests[unit] = true } else { holdsOthers[unit] = true }
        }
        return zip(holdsTests, holdsOthers).map { $0 && !$1 }
    }
}
