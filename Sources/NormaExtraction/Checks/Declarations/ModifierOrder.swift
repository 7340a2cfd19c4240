// Sees modifiers that stand in another order than most write them.

import NormaFacts
import NormaText
import SwiftSyntax

/// The modifiers of a declaration are not in the usual order.
enum ModifierOrder: Check {
    static let identifier = "modifier-order"
    static let summary = "The modifiers of a declaration are not in the usual order."
    static let documentation =
        """
        Readers look for the same word at the same place. The order is: `override`; the access level; the setter's; `dynamic`; mutating words;
        `lazy`; `final`; `required`; `convenience`; `static` and `class`; `weak` and `unowned`; others. The detail is the word that
        comes too late.

        ```swift bad
        static public let empty = Cart()
        ```

        ```swift good
        public static let empty = Cart()
        override public func run() {}
        ```
        """
    static let kinds: [SyntaxKind] = [.declModifierList]

    /// The places in the order; words that are not among them may stand anywhere.
    private static let places: [String: Int] = [
        "override": 0, "private": 1, "fileprivate": 1, "internal": 1, "package": 1, "public": 1, "open": 1,
        "private(set)": 2, "fileprivate(set)": 2, "internal(set)": 2, "package(set)": 2, "public(set)": 2,
        "dynamic": 3, "mutating": 4, "nonmutating": 4, "lazy": 5, "final": 6, "required": 7, "convenience": 8,
        "static": 9, "class": 9, "weak": 10, "unowned": 10,
    ]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let modifiers = node.as(DeclModifierListSyntax.self), modifiers.count > 1 else { return }
        var latest = -1
        for modifier in modifiers {
            let detail = modifier.detail.map { "(\($0.detail.text))" } ?? ""
            let word = modifier.name.text + (detail == "(set)" ? detail : "")
            guard let place = places[word] else { continue }
            if place < latest {
                context.report(modifier, detail: word)
                return
            }
            latest = place
        }
    }
}
