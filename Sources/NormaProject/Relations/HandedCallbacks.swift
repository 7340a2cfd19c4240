// Types that pass others a delegate, or a closure that calls back.

import NormaFacts
import NormaText

/// `player.delegate = self`, `player.onEnd = { … }`, `Player(delegate: self)`, `player.add(observer: self)`.
struct HandedCallbacks {
    private let project: Project
    private var finder: TypeFinder

    init(_ project: Project) {
        self.project = project
        finder = TypeFinder(project)
    }

    /// In the order of the file's calls, then of its assignments.
    mutating func relations(in file: FileID, _ sources: OwnerTypes) -> [TypeRelation] {
        let facts = project.files[Int(file.index)].content
        var found: [TypeRelation] = []
        for (index, call) in facts.calls.enumerated() where handsOver(call, facts) {
            guard let source = sources.type(around: call.owner) else { continue }
            finder.restart()
            for target in targets(ofCall: index, call, in: file) where target != source {
                found.append(relation(source, target, file, call.owner, call.nameRange))
            }
        }
        for use in facts.uses where use.assignment != .none {
            guard let source = sources.type(around: use.owner) else { continue }
            let names = TypeFinder.names(facts.text(use.chain))
            guard let last = names.last, use.assignment == .closure || Self.isDelegate(last) else { continue }
            finder.restart()
            for target in targets(of: use, names.dropLast(), named: last, in: file) where target != source {
                found.append(relation(source, target, file, use.owner, ByteRange(start: use.start, end: use.start)))
            }
        }
        return found
    }

    private func relation(
        _ source: DeclarationID,
        _ target: DeclarationID,
        _ file: FileID,
        _ owner: Int32,
        _ range: ByteRange
    ) -> TypeRelation {
        TypeRelation(
            source: source,
            target: target,
            kind: .subscribes,
            isSure: true,
            file: file,
            owner: owner,
            range: range
        )
    }

    // MARK: - The passed values

    /// Evidence by the names that Cocoa's guidelines give to delegates and targets.
    private static let words = ["delegate", "observer", "listener", "output"]

    private static func isDelegate(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains { name.hasSuffix($0) }
    }

    /// `onEnd`, `tapHandler`: closures that are kept and called later.
    private static func isCallback(_ label: String) -> Bool {
        let isEvent = label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase ?? false
        return isEvent || label.hasSuffix("Handler") || label.hasSuffix("Callback")
    }

    private func handsOver(_ call: CallFact, _ facts: FileContent) -> Bool {
        facts.labels(of: call).contains { label in
            label != .empty && (Self.isDelegate(facts.text(label)) || Self.isCallback(facts.text(label)))
        }
    }

    // MARK: - To whom

    /// The type that is created, or on whose value the method is called.
    private mutating func targets(ofCall index: Int, _ call: CallFact, in file: FileID) -> [DeclarationID] {
        if let made = finder.madeType(by: call, in: file) { return declared(made) }
        guard let receiver = finder.receiver(ofCall: index, in: file), !receiver.isSelf else { return [] }
        return declared(receiver)
    }

    private mutating func targets(
        of use: NameUseFact,
        _ names: ArraySlice<String>,
        named last: String,
        in file: FileID
    ) -> [DeclarationID] {
        var holder: ValueType?
        switch use.receiver {
        case .chain:
            guard let first = names.first else { return [] }
            let owner = project.declaration(use.owner, in: file)
            let start = ChainStart(name: first, reference: use.reference, local: use.local, owner: owner, file: file)
            holder = finder.chain(Array(names), from: start)
        case .expression:
            guard use.call >= 0, let made = finder.result(ofCall: Int(use.call), in: file) else { return [] }
            holder = finder.members(names, of: made)
        case .implicit, .none: return []
        }
        guard let holder, !holder.isSelf else { return [] }
        return declared(holder).filter { !project.members(named: last, of: project.known($0)).isEmpty }
    }

    private func declared(_ value: ValueType) -> [DeclarationID] {
        guard value.types.count == 1, case .exact(let type)? = value.types.first?.resolution,
            project.fact(type).kind.isType
        else { return [] }
        return [type]
    }
}
