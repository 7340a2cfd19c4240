// Whether a tree has a thing of some name, to distinguish renamed from new ones.

import NormaProject
import NormaText
import Synchronization

/// A class, because its callers share the lookup tables. Safe on any thread.
package final class PresentNames: Sendable {
    private let project: Project
    /// The symbols of all declarations of one simple name.
    private let symbols = Mutex<[String: Set<ExactText>]>([:])
    private let places = Mutex<Set<ExactText>?>(nil)

    package init(_ project: Project) { self.project = project }

    /// Whether the tree has this: a declaration by its symbol or its bare name, a file or folder by its path, a module
    /// or
    /// feature by its name.
    package func contains(_ name: String) -> Bool {
        let isPath = name.utf8.contains(UInt8(ascii: "/"))
        return !isPath && isDeclared(name) || isPlace(name)
    }

    /// Whether an earlier tree had it; nil if unknown, because only the bare names of the earlier tree are known.
    func contained(_ name: String, in earlier: EarlierNames) -> Bool? {
        let isBare = Self.isBare(name)
        let simple = isBare ? name : Self.simpleName(of: name)
        let isStill = project.declarations(named: simple).contains { declaration in
            earlier.holdsStill(project.file(project.file(of: declaration)).path)
        }
        guard isStill || earlier.declared(simple) else { return false }
        return isBare ? true : nil
    }

    private static func isBare(_ name: String) -> Bool {
        name.utf8.allSatisfy { ![UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: " ")].contains($0) }
    }

    /// `load` of `Cart.load(_:)`.
    private static func simpleName(of symbol: String) -> String {
        let head = symbol.prefix { $0 != "(" }
        guard let end = head.lastIndex(where: { $0 == "." || $0 == " " }) else { return String(head) }
        return String(head[head.index(after: end)...])
    }

    private func isDeclared(_ name: String) -> Bool {
        if Self.isBare(name) { return !project.declarations(named: name).isEmpty }
        let isExtension = name.hasPrefix("extension ")
        let whole = isExtension ? String(name.dropFirst("extension ".count)) : name
        let simple = Self.simpleName(of: name)
        // An extension is identified by the type as written.
        let names = isExtension && simple != whole ? [simple, whole] : [simple]
        return names.contains { symbols(named: $0).contains(ExactText(name)) }
    }

    private func symbols(named name: String) -> Set<ExactText> {
        symbols.withLock { known in
            if let found = known[name] { return found }
            let found = Set(project.declarations(named: name).map { ExactText(project.symbol(of: $0)) })
            known[name] = found
            return found
        }
    }

    private func isPlace(_ name: String) -> Bool {
        places.withLock { known in
            if let known { return known.contains(ExactText(name)) }
            var all = Set(project.allFiles.map { ExactText($0.text) })
            all.formUnion(project.files.map { ExactText($0.path.text) })
            all.formUnion(project.folders.map { ExactText($0.path.text) })
            all.formUnion(project.modules.map { ExactText($0.name) })
            all.formUnion(project.features.map { ExactText($0.name) })
            known = all
            return all.contains(ExactText(name))
        }
    }
}
