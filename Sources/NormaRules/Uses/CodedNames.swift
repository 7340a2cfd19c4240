// Names that the compiler's generated code for encoding and decoding uses.

import NormaProject

extension DeclarationUses {
    /// The compiler's code for encoding and decoding uses it by its name.
    var namesCodedProperties: Bool {
        guard let type = context.project.enclosingType(of: declaration) else { return false }
        if context.project.hasUnfollowedSupertypes(type) { return true }
        let members = Set(context.members(of: type).map { context.project.component(of: $0) })
        return context.supertypes(of: type).contains { supertype in
            guard case .external(let name) = supertype.target else { return false }
            switch name {
            case "Encodable": return !members.contains("encode(to:)")
            case "Decodable": return !members.contains("init(from:)")
            case "Codable": return !members.contains("encode(to:)") || !members.contains("init(from:)")
            default: return false
            }
        }
    }
}
