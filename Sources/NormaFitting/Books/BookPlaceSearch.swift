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
    private let needs: BookNeeds
    private let endings: FileEndings

    init(_ learning: ProjectLearning, _ learned: LearnedProject, _ table: BookPlaceTable, of book: Guide) {
        tree = learning.tree
        self.table = table
        written = Dictionary(book.definitions.places.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        kinds = BookPlaceKinds(learning, learned)
        let features = kinds.features.all
        folders = NamedFolders(learning.tree, features: features)
        needs = BookNeeds(learning, of: book)
        endings = FileEndings(tree: learning.tree, roles: learning.roles, features: features)
        // Homes in features were counted in the first folder of features alone.
        var learned = learned
        if kinds.features.groups.count > 1 { learned.places = learning.places(features: features) }
        self.learned = learned
    }

    private struct Fit {
        /// By place, its patterns here.
        var now: [String: [String]] = [:]
        var absent: Set<String> = []
        var found: [FittedPlace] = []

        mutating func add(_ place: FittedPlace) {
            now[place.name] = place.patterns
            found.append(place)
        }
    }

    /// One for each place that is elsewhere than the book says, or that the project doesn't have.
    func find() -> [FittedPlace] {
        var fit = Fit()
        for row in table.places where written[row.place] != nil {
            let parent = row.parent.isEmpty ? nil : fit.now[row.parent]
            let isBelowNothing = fit.absent.contains(row.parent)
            let expected = expected(row, parent, isBelowNothing: isBelowNothing)
            let place = place(row, below: parent)
            if let place, isSaid(place, of: row, in: fit.found) {
                fit.now[row.place] = expected
                if isOfFeature(row), let place = byEnding(row, expected) { fit.add(place) }
            } else if let place, !isTaken(place, from: row, in: fit.found) {
                take(place, for: row, expected, &fit)
            } else if row.learned.first == "code" {
                // Everything is built on it: without a folder for all of the code each place is looked for on its own.
                fit.now[row.place] = expected
            } else if isBelowNothing {
                fit.absent.insert(row.place)
            } else if let expected, expected.contains(where: folders.isThere) || row.isFoundAnywhere(expected) {
                fit.now[row.place] = expected
            } else if let expected, let reason = needs.reason(for: row) {
                fit.add(FittedPlace(name: row.place, patterns: expected, reason: reason))
            } else {
                fit.absent.insert(row.place)
                fit.found.append(FittedPlace(name: row.place, patterns: [], reason: missing(row)))
            }
        }
        return fit.found
    }

    private func take(_ place: FittedPlace, for row: BookPlaceRow, _ expected: [String]?, _ fit: inout Fit) {
        fit.now[row.place] = place.name == "feature" ? ["{{feature}}"] : place.patterns
        if row.widensParent { widen(row.parent, by: place, &fit) }
        if place.patterns.isEmpty { fit.absent.insert(row.place) }
        if place.patterns.isEmpty || place.patterns != expected || !place.except.isEmpty { fit.found.append(place) }
    }

    private func isOfFeature(_ row: BookPlaceRow) -> Bool { row.isOfFeature(in: table.places) }

    /// Only of what is nowhere where the book has it: else what is elsewhere isn't where the team keeps it.
    private func byEnding(_ row: BookPlaceRow, _ expected: [String]?) -> FittedPlace? {
        guard let expected, !expected.contains(where: folders.isThere) else { return nil }
        return endings.place(row, ofFeature: isOfFeature(row), expected: expected)
    }

    /// A folder that is a place by what its files do is no other one by its name: `Entities` full of plain values is no database.
    private func isTaken(_ place: FittedPlace, from row: BookPlaceRow, in found: [FittedPlace]) -> Bool {
        place.isByName && found.contains { $0.patterns == place.patterns && !$0.isByName && $0.name != row.parent }
    }

    /// A part that is beside its place is a part of it all the same: components beside the design system. Without such a place the part
    /// is all of it.
    private func widen(_ parent: String, by part: FittedPlace, _ fit: inout Fit) {
        if fit.absent.remove(parent) != nil {
            fit.found.removeAll { $0.name == parent }
            return fit.add(FittedPlace(name: parent, patterns: part.patterns, reason: part.reason))
        }
        guard let outer = fit.now[parent], !outer.isEmpty, outer.contains(where: folders.isThere) else { return }
        let beside = part.patterns.filter { path in
            !outer.contains { path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
        }
        guard !beside.isEmpty else { return }
        let reason = "\(FittingWords.list(beside.map { "`\($0)`" })) belongs to it"
        fit.now[parent] = outer + beside
        if let index = fit.found.firstIndex(where: { $0.name == parent }) {
            fit.found[index].patterns = outer + beside
            fit.found[index].reason += "; " + reason
        } else {
            fit.found.append(FittedPlace(name: parent, patterns: outer + beside, reason: reason))
        }
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
        let found = ownPlace(row, below: parent) ?? byEnding(row, expected(row, parent, isBelowNothing: false))
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
            return isOfFeature(row) ? folders.withOtherNames(found, of: row) : found
        }
        guard isOfFeature(row) else {
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
        guard let found = learned.places.first(where: { $0.name == name }) else { return nil }
        // Extensions of colours and fonts are in many folders; what such a folder is called says more.
        let patterns = found.patterns.filter { name != "extensions" || !isCalledOtherwise($0, than: row) }
        return patterns.isEmpty ? nil : FittedPlace(name: row.place, patterns: patterns, reason: found.evidence)
    }

    private func isCalledOtherwise(_ path: String, than row: BookPlaceRow) -> Bool {
        let name = NamedFolders.folded(path.pathParts.last.map(String.init) ?? "")
        return !row.folders.contains(name) && table.places.contains { $0.folders.contains(name) }
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
