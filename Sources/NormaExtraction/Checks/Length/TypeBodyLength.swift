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
        A long type has more than one task. Those that have nothing to do with each other belong to types of their own.

        Lines that hold only comments or white space don't count, nor do the lines of the braces. All lines of a text of several lines
        count, and so do types inside. Protocols are not seen, extensions are neither seen nor added.

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
