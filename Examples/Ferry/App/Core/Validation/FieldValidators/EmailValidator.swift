import Foundation

enum EmailValidator {
    private static let pattern = #"^\S+@\S+\.\S+$"#

    static func validate(_ input: String) -> ValidationError? {
        guard !input.isEmpty else { return .field("email", reason: "Where do we send the ticket?") }
        guard input.range(of: pattern, options: .regularExpression) != nil else {
            return .field("email", reason: "This does not look like an address.")
        }
        return nil
    }
}
