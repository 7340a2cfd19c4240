// The types of the receivers of calls, computed once for all rules.

import NormaFacts
import NormaProject
import NormaText
import Synchronization

extension JudgingContext {
    /// The type of a call's receiver, or candidates for it; nil if it is unknown.
    func receiverTypes(of call: Int, in file: FileID) -> [Subject]? {
        receivers.types(of: call, in: file, of: project)
    }
}

/// A call on a value whose type the place doesn't name.
struct ReceiverUse: Placed {
    /// An index into the file's calls.
    let call: Int
    let target: DeclarationID
    /// The range of the call.
    let range: ByteRange
}

/// The types on which the calls of files are made. Two threads may compute the same; the answers are equal.
final class Receivers: Sendable {
    private let files: [FileReceivers]

    init(fileCount: Int) { files = (0..<fileCount).map { _ in FileReceivers() } }

    /// The calls on values of a file, in their order.
    ///
    /// Cost: the first time, the types of all call chains in the file.
    func uses(in file: FileID, of project: Project) -> [ReceiverUse] {
        let answers = files[Int(file.index)]
        if let uses = answers.known.withLock({ $0.uses }) { return uses }
        let types = project.typesAlongCalls(in: file)
        let calls = project.content(of: file).calls
        let uses = types.enumerated().flatMap { index, along in
            along.map { ReceiverUse(call: index, target: $0, range: calls[index].range) }
        }
        answers.known.withLock { $0.uses = uses }
        return uses
    }

    func types(of call: Int, in file: FileID, of project: Project) -> [Subject]? {
        let answers = files[Int(file.index)]
        if let types = answers.known.withLock({ $0.types[call] }) { return types }
        let types = Self.types(of: call, in: file, of: project)
        answers.known.withLock { $0.types[call] = types }
        return types
    }

    private static func types(of call: Int, in file: FileID, of project: Project) -> [Subject]? {
        guard let type = project.receiverType(ofCall: call, in: file) else { return nil }
        switch type.resolution {
        case .exact(let declaration): return [.declaration(declaration)]
        case .ambiguous(let declarations): return declarations.map { .declaration($0) }
        case .external: return [.external(type.name)]
        case .local: return nil
        }
    }
}

/// The known types for the calls of one file.
private final class FileReceivers: Sendable {
    struct Known {
        var uses: [ReceiverUse]?
        /// By call; nil if the type is unknown.
        var types: [Int: [Subject]?] = [:]
    }

    let known = Mutex(Known())
}
