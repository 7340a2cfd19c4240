// A relation of a type to another: it holds it, makes it, is given it.

import NormaFacts
import NormaText

/// A place where one type, the source, is related to another, the target.
package struct TypeRelation: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable {
        /// A stored property of the source has the target's type, or one that is made of it.
        case holds
        /// The same through a property wrapper that watches the value.
        case observes
        /// The source subscribes to a publisher of the target, or passes it a closure that calls back.
        case subscribes
        /// The source calls an initializer of the target.
        case creates
        /// An initializer or method of the source takes the target as a parameter.
        case receives
        /// A function or computed property of the source gives the target out.
        case returns
        /// The source names the target, in whatever way.
        case names
    }

    /// A nominal type; outside of types the outermost declaration around the place.
    package var source: DeclarationID
    package var target: DeclarationID
    package var kind: Kind
    /// False if the name may mean another type as well.
    package var isSure: Bool
    package var file: FileID
    /// The innermost declaration around the place, an index into the facts of the file; -1 for none.
    package var owner: Int32
    package var range: ByteRange
}

/// All that the types of a project have to do with each other.
package struct TypeRelations: Sendable {
    /// By target, in the order of the project.
    private let byTarget: Grouping<TypeRelation>
    /// By protocol of the code base the types that certainly conform to it, in order.
    private let conforming: Grouping<DeclarationID>

    /// Cost: one pass over the references, and the values of properties without a written type.
    package init(_ project: Project) {
        var collector = RelationCollector(project)
        collector.collect()
        let count = Int32(clamping: project.declarationCount)
        byTarget = Grouping(collector.relations.map { (group: $0.target.index, value: $0) }, groupCount: Int(count))
        let conformances = collector.conformances(of: collector.types)
        conforming = Grouping(conformances.map { (group: $0.to.index, value: $0.type) }, groupCount: Int(count))
    }

    /// The places where other types are related to this one; not of itself and its own extensions.
    package func relations(to target: DeclarationID) -> ArraySlice<TypeRelation> { byTarget[target.index] }

    /// The types that certainly conform to a protocol of the code base, through others too.
    package func types(conformingTo declared: DeclarationID) -> ArraySlice<DeclarationID> { conforming[declared.index] }
}

extension Project {
    /// The protocols of the code base that a type certainly conforms to, nearest first.
    package func declaredProtocols(of type: DeclarationID) -> [DeclarationID] {
        supertypes(of: type).compactMap { supertype in
            guard case .declared(let declaration) = supertype.target, fact(declaration).kind == .protocol else {
                return nil
            }
            return declaration
        }
    }
}
