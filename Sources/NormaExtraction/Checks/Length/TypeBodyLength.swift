// Measures the bodies of types.

import NormaFacts
import NormaText

enum TypeBodyLength: Check {
    static let identifier = "type-body-length"
    static let summary = "How many lines of code the body of a class, structure, enumeration or actor has."
    static let isMeasured = true
    static let smallestValue = 2
    static let details = DetailShape.names
    static let documentation =
        """
        A long type has more than one responsibility. Unrelated responsibilities belong in separate types.

        Lines that hold only comments or white space don't count, nor do the lines of the braces. All lines of a multiline string
        count, and so do nested types. Protocols aren't reported; extensions are neither reported nor added to their type.

        ```swift bad
        final class CheckoutViewModel {
            // 400 lines: the cart, the address, the payment, the receipt
        }
        ```

        ```swift good
        final class CheckoutViewModel {
            let cart: CartModel
            let payment: PaymentModel
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        context.reportMeasures(of: [.class, .struct, .enum, .actor], in: facts, from: smallestValue) {
            Int($0.bodyLineCount)
        }
    }
}
