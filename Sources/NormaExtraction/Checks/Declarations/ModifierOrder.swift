// Finds modifiers that are not in the usual order.

import NormaText
import SwiftSyntax

enum ModifierOrder: Check {
    static let identifier = "modifier-order"
    static let summary = "The modifiers of a declaration are not in the usual order."
    static let details = DetailShape.words(places.keys.sorted())
    static let documentation =
        """
        Readers expect the same modifier at the same place. The order is: `override`; the access level; the setter's; `dynamic`;
        mutating modifiers; `lazy`; `final`; `required`; `convenience`; `static` and `class`; `weak` and `unowned`; others. The
        detail is the modifier that comes too late.

        ```swift bad
        static public let empty = Cart()
        ```

        ```swift fixed
        public static let empty = Cart()
        ```

        ```swift good
        public static let empty = Cart()
        override public func run() {}
        ```
        """
    static let kinds: [SyntaxKind] = [.declModifierList]

    /// In their order; other modifiers may be anywhere.
    private static let order = [
        ["override"], ["private", "fileprivate", "internal", "package", "public", "open"],
        ["private(set)", "fileprivate(set)", "internal(set)", "package(set)", "public(set)"], ["dynamic"],
        ["mutating", "nonmutating"], ["lazy"], ["final"], ["required"], ["convenience"], ["static", "class"],
        ["weak", "unowned"],
    ]

    private static let places = Dictionary(
        uniqueKeysWithValues: order.enumerated().flatMap { place, words in words.map { ($0, place) } }
    )

    /// Nil if the place of a modifier isn't fixed, or if the modifiers are on several lines.
    private static func sorting(_ modifiers: DeclModifierListSyntax, _ source: SourceText) -> Fix? {
        let range = ByteRange(of: modifiers)
        guard source.line(at: range.start) == source.line(at: range.end) else { return nil }
        var words: [(place: Int, text: String)] = []
        for modifier in modifiers {
            guard let place = place(of: modifier) else { return nil }
            words.append((place, source.text(ByteRange(of: modifier))))
        }
        let sorted = words.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        return source.replacement(.safe, of: range, with: sorted.map(\.element.text).joined(separator: " "))
    }

    private static func place(of modifier: DeclModifierSyntax) -> Int? {
        let detail = modifier.detail.map { "(\($0.detail.text))" } ?? ""
        return places[modifier.name.text + (detail == "(set)" ? detail : "")]
    }

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.children.count > 1
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let modifiers = node.as(DeclModifierListSyntax.self), modifiers.count > 1 else { return }
        var latest = -1
        for modifier in modifiers {
            let detail = modifier.detail.map { "(\($0.detail.text))" } ?? ""
            let word = modifier.name.text + (detail == "(set)" ? detail : "")
            guard let place = places[word] else { continue }
            if place < latest {
                context.report(modifier, detail: word, fix: sorting(modifiers, context.source))
                return
            }
            latest = place
        }
    }
}
