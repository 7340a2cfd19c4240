// Demands that the field says in a few fixed ways: sorted imports, one type a file, tickets in TODO comments.

enum AffirmedForm {
    static let form = AdoptionForm(
        phrase: "sorted imports; one type per file; a ticket in each TODO; trailing commas; previews of views …",
        keywords: [
            "imports", "sorted", "alphabetically", "todo", "commas", "weak", "preview", "previews", "newline", "header",
            "headers", "given",
        ],
        read: read
    )

    private struct Affirmed: Sendable {
        /// In plain verbs and small letters, without articles and `all`.
        let phrases: Set<String>
        let draft: @Sendable (Bool) -> RuleDraft
    }

    private static let dropped: Set<String> = [
        "a", "an", "the", "all", "every", "each", "your", "our", "should", "must", ",", "in", "be", "keep", "always",
    ]

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must else { return .no }
        let words = ((clause.subject ?? []) + clause.predicate).map { $0.text.lowercased() }.filter {
            !dropped.contains($0)
        }
        let text = words.joined(separator: " ")
        let bare = text.firstRange(of: " using mock").map { String(text[..<$0.lowerBound]) } ?? text
        guard let found = all.first(where: { $0.phrases.contains(bare) }) else { return .no }
        var draft = found.draft(clause.isSoft)
        draft.isAboutPlaces = Self.areAboutFiles.contains(draft.name)
        return .read(draft)
    }

    /// A block of code in a document is no file.
    private static let areAboutFiles: Set<String> = [
        "one-type-a-file", "files-are-named-after-what-is-in-them", "files-end-in-a-newline", "files-have-a-notice",
    ]

    private static func taking(_ rule: String, _ phrases: Set<String>) -> Affirmed {
        Affirmed(phrases: phrases) { RuleDraft(taking: rule, changes: ["severity: \($0 ? "warning" : "error")"]) }
    }

    private static func checking(
        _ name: String,
        _ check: String,
        _ place: String,
        _ bad: AdoptedExample,
        _ good: AdoptedExample,
        _ phrases: Set<String>
    ) -> Affirmed {
        Affirmed(phrases: phrases) { isSoft in
            RuleDraft(
                name,
                (isSoft ? ["severity: warning"] : []) + ["check: \(check)", "in: \(place)"],
                examples: [bad, good]
            )
        }
    }

    private static let all: [Affirmed] = [
        taking(
            "imports-are-sorted",
            [
                "sort imports", "sort imports alphabetically", "imports sorted alphabetically", "imports sorted",
                "imports alphabetized", "alphabetize imports",
                "imports alphabetically sorted", "imports alphabetically ordered", "order imports alphabetically",
                "imports ordered alphabetically",
                "alphabetically ordered imports", "use sorted imports", "import statements sorted alphabetically",
                "imports alphabetical", "imports : alphabetized",
            ]
        ),
        checking(
            "one type a file",
            "one-declaration-per-file",
            "production",
            AdoptedExample(.bad, ["struct Cart {}", "struct Order {} // ✗"]),
            AdoptedExample(.good, ["struct Cart {}"]),
            [
                "one type per file", "have one type per file", "file contain one type", "declare one type per file",
                "use one type per file", "one type per file", "one primary type per file",
                "have one primary type per file",
                "prefer one primary type per file", "prefer one type per file", "one type in file",
                "one primary type in file", "one top-level type per file",
            ]
        ),
        checking(
            "to-dos name a ticket",
            "todo-without-ticket",
            "production",
            AdoptedExample(.bad, ["// TODO: sort the rows // ✗"]),
            AdoptedExample(.good, ["// TODO: APP-12 sort the rows"]),
            [
                "todo comments reference ticket", "todos reference ticket", "todo comments include ticket number",
                "todos include ticket number",
                "todos have ticket", "todo comments have ticket", "todo include ticket number",
                "todo comments include ticket",
                "todo have ticket number", "todo comments reference issue", "todos have ticket number",
            ]
        ),
        taking(
            "to-dos-name-author-and-ticket",
            [
                "todo include author name and ticket number", "todo s include author name and ticket number",
                "todos include author name and ticket number",
            ]
        ),
        taking(
            "lists-end-in-a-comma",
            [
                "use trailing commas multi-line collections", "trailing commas : required multi-line collections",
                "use trailing commas multiline collections",
                "use trailing commas multi-line arrays and dictionaries",
                "trailing commas required multi-line collections", "use trailing commas multi-line literals",
                "use trailing commas multi-line collection literals",
            ]
        ),
        checking(
            "delegates are weak",
            "weak-delegate",
            "production",
            AdoptedExample(
                .bad,
                [
                    "final class Cart {", "    var delegate: CartDelegate? // ✗", "}", "",
                    "protocol CartDelegate: AnyObject {}",
                ]
            ),
            AdoptedExample(
                .good,
                [
                    "final class Cart {", "    weak var delegate: CartDelegate?", "}", "",
                    "protocol CartDelegate: AnyObject {}",
                ]
            ),
            [
                "delegates weak", "delegate properties weak", "delegates declared weak", "mark delegates as weak",
                "mark delegates weak", "declare delegates as weak",
                "delegates marked weak", "use weak delegates", "delegates marked as weak", "make delegates weak",
                "delegates weak references",
                "delegate properties declared weak",
            ]
        ),
        taking(
            "outlets-are-private",
            [
                "iboutlets private", "mark iboutlets as private", "@iboutlet private", "iboutlets marked private",
                "outlets private", "mark @iboutlet properties as private",
            ]
        ),
        taking(
            "files-are-named-after-what-is-in-them",
            [
                "file names match name of primary type they define", "file names match type name",
                "file name match primary type name",
                "file names match primary type name", "name files after type they contain",
                "file names match primary type", "file name match type name",
                "file name match primary type", "file names match type they contain",
                "file names match name of type they contain",
            ]
        ),
        taking(
            "files-end-in-a-newline",
            [
                "files end with newline", "end files with newline", "files end with single newline",
                "end of file : single newline at end", "end files with single newline",
                "end of file single newline at end",
            ]
        ),
        checking(
            "files have a notice",
            "file-header",
            "production",
            AdoptedExample(.bad, path: "Sources/Cart.swift", ["import Foundation // ✗"]),
            AdoptedExample(
                .good,
                path: "Sources/Cart.swift",
                ["// Copyright © 2026 Shop. All rights reserved.", "import Foundation"]
            ),
            [
                "include copyright headers swift files", "include copyright headers",
                "swift files have copyright header", "files include copyright header",
                "include copyright header", "files have copyright header", "include copyright header file",
                "swift files include copyright header",
            ]
        ),
        checking(
            "tests are given when then",
            "given-when-then",
            "tests",
            AdoptedExample(
                .bad,
                path: "Tests/CartTests.swift",
                [
                    "final class CartTests: XCTestCase {", "    func testAdds() { // ✗",
                    "        XCTAssertEqual(Cart().count, 0)", "    }", "}",
                ]
            ),
            AdoptedExample(
                .good,
                path: "Tests/CartTests.swift",
                [
                    "final class CartTests: XCTestCase {", "    func testAdds() {", "        // Given",
                    "        let cart = Cart()", "        // When",
                    "        let count = cart.count", "        // Then", "        XCTAssertEqual(count, 0)", "    }",
                    "}",
                ]
            ),
            [
                "tests use // given // when // then comments", "use // given // when // then comments",
                "tests use given when then comments",
                "tests use // given // when and // then comments", "use // given // when // then comments tests",
                "structure tests with // given // when // then comments",
            ]
        ),
        previews,
    ]

    private static let previews = Affirmed(
        phrases: [
            "provide #preview for swiftui view", "create #preview for swiftui view", "provide #preview for view",
            "views have preview", "view have preview",
            "swiftui views have preview", "views have #preview",
            "create swiftui previews using #preview macro for views", "add #preview for view",
            "include #preview for view", "swiftui view have preview", "view have #preview", "include preview for view",
            "add preview for view",
            "create previews for views", "provide previews for views", "include #preview for swiftui view",
            "provide preview for view", "add #preview to view",
            "swiftui view have #preview", "swiftui views include preview", "views include preview",
            "create preview for view", "use #preview for views",
            "provide #preview for views", "create #preview for views",
        ]
    ) { isSoft in
        let view = ["struct CartView: View {", "    var body: some View { Text(\"\") }", "}"]
        var bad = view
        bad[0] += " // ✗"
        return RuleDraft(
            "views have a preview",
            (isSoft ? ["severity: warning"] : []) + [
                "every: { struct: any, conform-to: View, be: top-level, in: production }",
                "must: { have-counterpart: { preview: any } }",
            ],
            examples: [AdoptedExample(.bad, bad), AdoptedExample(.good, view + ["", "#Preview { CartView() }"])]
        )
    }
}
