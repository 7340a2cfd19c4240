// The type of what stands before the dot of a call, as subjects that rules can judge.

import NormaFacts
import NormaProject
import NormaText

extension JudgingContext {
    /// The type, or candidates for it; nil where it can't be told.
    func receiverTypes(of call: Int, in file: FileID) -> [Subject]? {
        guard let type = project.receiverType(ofCall: call, in: file) else { return nil }
        switch type.resolution {
        case .exact(let declaration): return [.declaration(declaration)]
        case .ambiguous(let declarations): return declarations.map { .declaration($0) }
        case .external: return [.external(type.name)]
        case .local: return nil
        }
    }
}

/// A call on a value that the place does not name the type of.
struct ReceiverUse: Placed {
    /// An index into the file's calls.
    let call: Int
    let target: DeclarationID
    /// That of the call.
    let range: ByteRange
}

/// On what types the calls of files are made, told once a file for all that one rule asks.
final class ReceiverUses {
    private let context: JudgingContext
    private var known: [[ReceiverUse]?]

    init(_ context: JudgingContext) {
        self.context = context
        known = Array(repeating: nil, count: context.project.files.count)
    }

    /// In the order of the calls.
    ///
    /// Cost: the types of all the file's chains, the first time.
    func uses(in file: FileID) -> [ReceiverUse] {
        if let uses = known[Int(file.index)] { return uses }
        let calls = context.project.files[Int(file.index)].facts.calls
        let uses = calls.enumerated().flatMap { index, call in
            context.project.typesAlong(call: index, in: file).map {
                ReceiverUse(call: index, target: $0, range: call.range)
            }
        }
        known[Int(file.index)] = uses
        return uses
    }
}
