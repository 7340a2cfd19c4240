// Short texts of facts, so that an expectation says in one line what is meant.

import NormaFacts
import NormaText

@testable import NormaExtraction

/// The facts of a source, without checks.
func facts(_ source: String) -> SourceFacts { Extractor(checks: []).extract(Array(source.utf8)).facts }

extension SourceFacts {
    func place(_ range: ByteRange) -> String { "\(lines.position(at: range.start))" }

    /// The source names of the enclosing declarations and this one, joined by dots.
    func path(_ index: Int32) -> String {
        guard let declaration = declaration(index) else { return "" }
        let parent = path(declaration.parent)
        return (parent.isEmpty ? "" : parent + ".") + text(declaration.name)
    }

    /// `struct Cart.Item`
    var declarationPaths: [String] {
        declarations.indices.map { "\(declarations[$0].kind) \(path(Int32($0)))" }
    }

    func declaration(named name: String) -> DeclarationFact? { declarations.first { text($0.name) == name } }

    /// The written or evident type of the first declaration of this name.
    func typeText(of name: String) -> String? {
        guard let declaration = declaration(named: name), let type = type(declaration.type) else { return nil }
        return text(type.text)
    }

    /// `Shop.Cart property in Checkout.cart`: qualifiers before the name, then the role, then the owner.
    var referenceTexts: [String] {
        references.indices.map { index in
            let reference = references[index]
            var name = text(reference.name)
            var qualifier = self.reference(reference.qualifier)
            while let outer = qualifier {
                name = text(outer.name) + "." + name
                qualifier = self.reference(outer.qualifier)
            }
            let owner = path(reference.owner)
            return "\(name) \(reference.role)" + (owner.isEmpty ? "" : " in \(owner)")
        }
    }

    /// Calls as `chain.name(label:_:)`, with a mark for what the chain begins with where that is a local.
    var callTexts: [String] {
        calls.map { call in
            let labels = labels(of: call).map { $0.isEmpty ? "_:" : text($0) + ":" }.joined()
            let receiver =
                switch call.receiver {
                case .none: ""
                case .implicit: "."
                case .chain: text(call.chain) + "."
                case .expression: "…."
                }
            return "\(receiver)\(text(call.name))(\(labels))"
        }
    }

    /// For each call by a name: the local that its first name is, as `name@line:column` of the local's own place.
    func localsOfCalls(named name: String) -> [String] {
        calls.filter { text($0.name) == name }.map { call in
            guard call.local >= 0 else { return "none" }
            let local = locals[Int(call.local)]
            return "\(text(local.name))@\(place(local.nameRange))"
        }
    }
}
