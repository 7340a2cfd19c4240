// Where the places of a book are in a project: by what was learned, else by the name of a folder.

import NormaGuide
import NormaProject
import NormaText

/// Places follow from where things are, never from which rules would then be silent.
struct BookPlaceSearch {
    let tree: SourceTree
    let learned: LearnedProject
    let table: BookPlaceTable
    /// The places of the book as it is.
    let written: [String: PlaceDefinition]
    let kinds: BookPlaceKinds
    private let folders: NamedFolders

    init(_ learning: ProjectLearning, _ learned: LearnedProject, _ table: BookPlaceTable, of book: Guide) {
        tree = learning.tree
        self.learned = learned
        self.table = table
        written = Dictionary(book.definitions.places.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        kinds = BookPlaceKinds(learning, learned)
        folders = NamedFolders(learning.tree, features: learned.features)
    }

    /// One for each place that is elsewhere than the book says, or that the project doesn't have.
    func find() -> [FittedPlace] {
        var now: [String: [String]] = [:]
        var absent: Set<String> = []
        var found: [FittedPlace] = []
        for row in table.places where written[row.place] != nil {
            let parent = row.parent.isEmpty ? nil : now[row.parent]
            let isBelowNothing = absent.contains(row.parent)
            let expected = expected(row, parent, isBelowNothing: isBelowNothing)
            let place = place(row, below: parent)
            if let place, isSaid(place, of: row, in: found) {
                now[row.place] = expected
            } else if let place, !isTaken(place, from: row, in: found) {
                now[row.place] = place.name == "feature" ? ["{{feature}}"] : place.patterns
                if place.patterns.isEmpty {
                    absent.insert(row.place)
                    found.append(place)
                } else if place.patterns != expected || !place.except.isEmpty {
                    found.append(place)
                }
            } else if row.learned.first == "code" {
                // Everything is built on it: without a folder for all of the code each place is looked for on its own.
                now[row.place] = expected
            } else if isBelowNothing {
                absent.insert(row.place)
            } else if let expected, expected.contains(where: folders.isThere) || row.isFoundAnywhere(expected) {
                now[row.place] = expected
            } else {
                absent.insert(row.place)
                found.append(FittedPlace(name: row.place, patterns: [], reason: missing(row)))
            }
        }
        return found
    }

    /// A folder that is a place by what its files do is no other one by its name: `Entities` full of plain values is no database.
    private func isTaken(_ place: FittedPlace, from row: BookPlaceRow, in found: [FittedPlace]) -> Bool {
        place.isByName && found.contains { $0.patterns == place.patterns && !$0.isByName && $0.name != row.parent }
    }

    /// A folder that two parts of a feature share is the home of the first; a layer that all features share is said by their parts.
    private func isSaid(_ place: FittedPlace, of row: BookPlaceRow, in found: [FittedPlace]) -> Bool {
        !place.patterns.isEmpty
            && found.contains { other in
                guard let known = table.places.first(where: { $0.place == other.name }) else { return false }
                let isOfOneFeature = other.patterns.contains { $0.hasPrefix("{{feature}}/") }
                return known.parent == row.parent && other.patterns == place.patterns && !place.isByName
                    || !Set(known.ofAll).isDisjoint(with: row.learned) && !isOfOneFeature
            }
    }

    /// Where the book's place is if only its parent is declared; nil if that can't be said.
    private func expected(_ row: BookPlaceRow, _ parent: [String]?, isBelowNothing: Bool) -> [String]? {
        guard let place = written[row.place], !isBelowNothing else { return nil }
        guard let parent, let outer = written[row.parent] else { return place.paths }
        let paths = place.paths.compactMap { path -> String? in
            guard let start = outer.paths.first, path.hasPrefix(start + "/") else { return nil }
            return parent.first.map { $0 + path.dropFirst(start.count) }
        }
        return paths.isEmpty ? nil : paths
    }

    private func place(_ row: BookPlaceRow, below parent: [String]?) -> FittedPlace? {
        let found = ownPlace(row, below: parent)
        guard learned.features != nil, !row.beside.isEmpty,
            let home = kinds.home(beside: row) ?? folders.anywhere(row, below: nil)
        else { return found }
        guard
            var place = found
                ?? expected(row, parent, isBelowNothing: false).map({
                    FittedPlace(name: row.place, patterns: $0, reason: "")
                })
        else { return home }
        place.patterns += home.patterns.filter { !place.patterns.contains($0) }
        place.reason = [place.reason, home.reason].filter { !$0.isEmpty }.joined(separator: "; ")
        return place
    }

    private func ownPlace(_ row: BookPlaceRow, below parent: [String]?) -> FittedPlace? {
        for name in row.learned {
            if name == "each-feature" {
                return folders.inFeatures(row, below: parent) ?? kinds.eachFeature(row.place)
            }
            guard let found = learnedPlace(name, for: row) else { continue }
            return row.isOfFeature(in: table.places) ? folders.withOtherNames(found, of: row) : found
        }
        guard row.isOfFeature(in: table.places) else {
            return row.folders.isEmpty ? nil : folders.anywhere(row, below: parent)
        }
        if let own = folders.inFeatures(row, below: parent) { return own }
        guard learned.features != nil, !row.folders.isEmpty else { return nil }
        return row.ofAll.lazy.compactMap { outside($0, row) }.first ?? folders.named(row, in: parent ?? [])
    }

    /// Where all features keep it; a layer that holds the features is in each of them.
    private func outside(_ name: String, _ row: BookPlaceRow) -> FittedPlace? {
        guard var place = learnedPlace(name, for: row) else { return nil }
        guard let features = learned.features?.pattern,
            place.patterns.contains(where: { features.hasPrefix($0 + "/") })
        else { return place }
        place.patterns = ["{{feature}}"]
        return place
    }

    private func learnedPlace(_ name: String, for row: BookPlaceRow) -> FittedPlace? {
        if let place = kinds.place(name, named: row.place) { return place }
        return learned.places.first { $0.name == name }.map {
            FittedPlace(name: row.place, patterns: $0.patterns, reason: $0.evidence)
        }
    }

    private func missing(_ row: BookPlaceRow) -> String {
        if let first = row.learned.first, let what = BookPlaceKinds.absences[first] { return what }
        let name = written[row.place]?.paths.first?.pathParts.last.map(String.init) ?? row.place
        return "no folder is called `\(name)`"
    }
}

extension BookPlaceRow {
    /// Without these a project has no such place, wherever the book would find it.
    private static let ofFeatures = ["feature", "feature-with-ending", "feature-anywhere", "scene"]

    /// A place that the book finds by its name wherever it is, and of which nothing else is known.
    fileprivate func isFoundAnywhere(_ patterns: [String]) -> Bool {
        folders.isEmpty && !Self.ofFeatures.contains(learned.first ?? "") && patterns.contains { $0.contains("*") }
    }
}

/// Folders with source files by their names.
private struct NamedFolders {
    let tree: SourceTree
    private var byName: [String: [Int]] = [:]
    private var paths: Set<String> = []
    /// By path below a feature, how many features have it.
    private var inFeatures: [String: Int] = [:]
    private var featureCount = 0

    init(_ tree: SourceTree, features: LearnedFeatures?) {
        self.tree = tree
        let parent = features.map { $0.pattern.hasSuffix("/{Feature}") ? String($0.pattern.dropLast(10)) : "" }
        let names = Set(features?.names ?? [])
        featureCount = names.count
        for folder in tree.project.folders.indices where tree.counts[folder] > 0 {
            let path = tree.path(folder)
            paths.insert(path.text)
            if let parent, let inner = Self.below(path.text, parent), let first = inner.first, names.contains(first) {
                if inner.count > 1, inner.count < 4 {
                    inFeatures[inner.dropFirst().joined(separator: "/"), default: 0] += 1
                }
            } else {
                byName[Self.folded(tree.name(folder)), default: []].append(folder)
            }
        }
    }

    private static func below(_ path: String, _ parent: String) -> [String]? {
        guard !parent.isEmpty else { return path.pathParts.map(String.init) }
        return path.hasPrefix(parent + "/")
            ? path.dropFirst(parent.count + 1).split(separator: "/").map(String.init) : nil
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// A folder, or a part of any feature.
    func isThere(_ path: String) -> Bool {
        paths.contains(path) || Self.partOfFeature(path).map { inFeatures[$0] != nil } ?? false
    }

    /// The outermost folders of these names, at most one for each folder at the top; those below the parent, if there are some.
    func anywhere(_ row: BookPlaceRow, below parent: [String]?) -> FittedPlace? {
        place(
            row,
            of: outermost(row) { named in
                let own = inside(parent ?? [], named)
                return own.isEmpty ? named : own
            }
        )
    }

    /// Those in a folder that all features share.
    func named(_ row: BookPlaceRow, in parent: [String]) -> FittedPlace? {
        let plain = parent.filter { !$0.hasPrefix("{{") }
        return plain.isEmpty ? nil : place(row, of: outermost(row) { inside(plain, $0) })
    }

    private func inside(_ parent: [String], _ named: [Int]) -> [Int] {
        named.filter { folder in parent.contains { tree.path(folder).isInside(RelativePath($0)) } }
    }

    private func outermost(_ row: BookPlaceRow, _ choice: ([Int]) -> [Int]) -> [Int] {
        var found: [Int] = []
        for name in row.folders where found.isEmpty {
            for folder in choice(byName[name] ?? [])
            where !found.contains(where: { tree.path(folder).isInside(tree.path($0)) }) {
                found.append(folder)
            }
        }
        return found
    }

    private func place(_ row: BookPlaceRow, of found: [Int]) -> FittedPlace? {
        let plain = found.filter { folder in
            tree.path(folder).text.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) }
        }
        let tops = Set(plain.map { tree.path($0).components.first.map(String.init) ?? "" })
        guard !plain.isEmpty, plain.count <= Self.most, tops.count == plain.count else { return nil }
        let files = plain.reduce(0) { $0 + tree.counts[$1] }
        return FittedPlace(
            name: row.place,
            patterns: plain.map { tree.path($0).text },
            reason: "the only \(plain.count == 1 ? "folder" : "\(plain.count) folders") of that name, with "
                + FittingWords.count(files, "file"),
            isByName: true
        )
    }

    /// More folders of one name are no one place, and neither are two in one target.
    private static let most = 3

    /// The folder that a third of the features have; in the folder of the parent, if that is there.
    func inFeatures(_ row: BookPlaceRow, below parent: [String]?) -> FittedPlace? {
        let outer = (parent ?? []).compactMap(Self.partOfFeature).filter { inFeatures[$0] != nil }
        let named = inFeatures.filter { path, count in
            count >= 2 && count * 3 >= featureCount && isNamed(path, as: row)
                && (outer.isEmpty || outer.contains { path.hasPrefix($0 + "/") })
        }
        let best = named.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first
        guard let best else { return nil }
        let place = FittedPlace(
            name: row.place,
            patterns: [Self.feature + best.key],
            reason: "\(best.value) of \(featureCount) features have such a folder"
        )
        return withOtherNames(place, of: row)
    }

    /// With folders of other features that are called by another form of the word: `View` beside `Views`.
    func withOtherNames(_ place: FittedPlace, of row: BookPlaceRow) -> FittedPlace {
        guard place.patterns.count == 1, let path = place.patterns.first.flatMap(Self.partOfFeature) else {
            return place
        }
        let outer = path.pathParts.dropLast().joined(separator: "/")
        let word = Self.withoutPlural(path)
        let others = inFeatures.keys.filter { other in
            other != path && isNamed(other, as: row) && Self.withoutPlural(other) == word
                && other.pathParts.dropLast().joined(separator: "/") == outer
        }
        guard !others.isEmpty else { return place }
        var place = place
        place.patterns += others.sorted().map { Self.feature + $0 }
        let names = others.sorted().compactMap { $0.pathParts.last.map { "`\($0)`" } }
        place.reason += "; others call it \(FittingWords.list(names))"
        return place
    }

    private static let feature = "{{feature}}/"

    private static func partOfFeature(_ pattern: String) -> String? {
        pattern.hasPrefix(feature) ? String(pattern.dropFirst(feature.count)) : nil
    }

    private static func withoutPlural(_ path: String) -> String {
        let name = folded(path.pathParts.last.map(String.init) ?? "")
        return name.hasSuffix("s") ? String(name.dropLast()) : name
    }

    private func isNamed(_ path: String, as row: BookPlaceRow) -> Bool {
        row.folders.contains(Self.folded(path.pathParts.last.map(String.init) ?? ""))
            && path.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) }
    }
}
