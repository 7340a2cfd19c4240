// Results that a real run could give: a guide's own words, three files, one of everything that a report can show.

@testable import NormaFindings
import NormaText

enum Fixture {
    /// The place of `word` in a source line.
    static func place(_ path: String, line: Int, in source: String, _ word: String) -> Place {
        let before = source.range(of: word)?.lowerBound ?? source.startIndex
        let column = source[..<before].utf8.count + 1
        let length = word.utf8.count
        // Offsets are not shown by any report; a line is taken to be forty bytes long.
        let offset = (line - 1) * 40 + column - 1
        return Place(
            path: RelativePath(path),
            range: ByteRange(offset, offset + length),
            start: Position(line: line, column: column),
            end: Position(line: line, column: column + length)
        )
    }

    static func finding(
        _ rule: RuleSummary,
        _ path: String,
        line: Int,
        _ source: String,
        at word: String,
        _ message: String,
        symbol: String,
        detail: String = "",
        related: [RelatedPlace] = []
    ) -> Finding {
        let place = place(path, line: line, in: source, word)
        return Finding(
            rule: rule.name,
            severity: rule.severity,
            place: place,
            message: message,
            symbol: symbol,
            detail: detail,
            related: related,
            excerpt: Excerpt(of: place, in: source)
        )
    }

    static func rule(
        _ name: String,
        _ severity: Severity = .error,
        heading: String,
        in parents: [String] = [],
        line: Int,
        why: String,
        instead: String?
    ) -> RuleSummary {
        RuleSummary(
            name: name,
            severity: severity,
            heading: heading,
            headingPath: parents + [heading],
            reason: why,
            instead: instead,
            guide: "golden-path",
            guidePath: "docs/architecture.md",
            guideLine: line
        )
    }

    static let apart = rule(
        "view-models-stay-apart",
        heading: "View models stay apart",
        in: ["The golden path", "View models"],
        line: 112,
        why: """
            Two screens that hold each other can be *neither tested nor replaced* alone. A change to one of them breaks \
            the other. See [the story of the checkout](https://example.com/checkout) for what that cost us.

            This second paragraph is for those who read the guide.
            """,
        instead: "Move the shared state into a service that both receive."
    )

    static let views = rule(
        "views-hold-no-services",
        heading: "Views",
        in: ["The golden path"],
        line: 61,
        why: "A view that talks to a service can't be shown in a preview.",
        instead: "Give the view a view model, and let `init(service:)` of the view model take the service."
    )

    static let mainThread = rule(
        "no-dispatch-queue",
        .warning,
        heading: "Concurrency",
        in: ["The golden path"],
        line: 203,
        why: "The compiler can't check what runs where when queues are used by hand.",
        instead: "Mark the type `@MainActor`, or write `await MainActor.run { … }`."
    )

    static let layout = rule(
        "feature-folders",
        heading: "Folders",
        in: ["The golden path"],
        line: 20,
        why: "Whoever looks for a screen finds it in the folder of that name.",
        instead: nil
    )

    static let lineLength = rule(
        "line-length",
        .note,
        heading: "Style",
        line: 310,
        why: "",
        instead: "Break the line."
    )

    private static let cart = "Sources/Features/Cart/ViewModels/CartViewModel.swift"
    private static let cartView = "Sources/Features/Cart/Views/CartView.swift"

    /// Six findings in three files and one about a folder, with all that may stand beside them.
    static let shop: CheckResult = {
        var result = judgedShop
        result.silence.absences = [
            Absence(MissingThing(.role, "use-case"), rules: ["use-cases-are-final", "use-cases-stand-alone"]),
            Absence(MissingThing(.place, "Sources/Widgets"), rules: ["feature-folders"]),
            Absence(MissingThing(.description, "a type that is derived"), rules: ["line-length"]),
            Absence(MissingThing(.layer, "Domain")),
        ]
        result.silence.idleExceptions = ["view-models-stay-apart"]
        result.silence.off = [
            Absence(MissingThing(.place, "shared"), rules: ["shared-knows-no-feature", "tools-are-shared"])
        ]
        result.leftOut = leftOut
        result.lessons = [
            apart.name: RuleLesson(
                sentence: "View models must not refer to view models.",
                example: "final class CartViewModel {\n    private let session: AccountSession\n}",
                examplePath: "Sources/Features/Cart/ViewModels/CartViewModel.swift"
            ),
            views.name: RuleLesson(sentence: "Views must not refer to services."),
        ]
        return result
    }()

    /// Generated files, one of which nobody has accepted.
    private static let leftOut = [
        LeftOutFile(cause: .attributes, place: Place(path: RelativePath("Sources/API/Cart.swift")), isNew: false),
        LeftOutFile(
            cause: .header,
            place: Place(
                path: RelativePath("Sources/Texts/Strings.swift"),
                range: ByteRange(25, 70),
                start: Position(line: 2, column: 1),
                end: Position(line: 2, column: 46)
            ),
            isNew: true
        ),
        LeftOutFile(cause: .name, place: Place(path: RelativePath("Sources/cart.pb.swift")), isNew: false),
    ]

    private static let judgedShop = CheckResult(
        guide: "golden-path",
        guideOrigin: "from .norma.yml",
        rules: [layout, views, apart, mainThread, lineLength],
        findings: cartFindings + otherFindings,
        suppressed: [
            SuppressedFinding(
                finding: finding(
                    mainThread,
                    "Sources/App/Legacy.swift",
                    line: 8,
                    "        DispatchQueue.main.async { reload() }",
                    at: "DispatchQueue.main",
                    "`Legacy.reload()` sends work to a queue",
                    symbol: "Legacy.reload()",
                    detail: "DispatchQueue.main"
                ),
                reason: "the vendor's callback comes on a thread of its own",
                until: "2027-01-31"
            )
        ],
        notices: [
            Notice(
                kind: .emptyScope,
                rule: "use-cases-are-final",
                message: "No type fits `{Name}UseCase`, so this rule has nothing to say",
                guideFile: "golden-path (built in)",
                guideLine: 140
            ),
            Notice(kind: .information, message: "3 parts of golden-path have no counterpart in this tree"),
        ],
        problems: [
            InputProblem(
                kind: .notUTF8,
                place: Place(path: RelativePath("Sources/Vendor/Old.swift")),
                message: "The file is not UTF-8, so it was left out; save it as UTF-8"
            )
        ],
        statistics: CheckStatistics(files: 128, lines: 14_230, declarations: 2_391, rules: 31, subjects: 1_204)
    )

    private static let cartFindings = [
        Finding(
            rule: layout.name,
            severity: .error,
            place: Place(path: RelativePath("Sources/Features/Cart")),
            message: "The feature `Cart` has no `Components` folder below `Views`",
            symbol: "Sources/Features/Cart",
            make: Draft("component CartRow") { $0 }
        ),
        finding(
            apart,
            cart,
            line: 14,
            "    private let account = AccountViewModel(session: .shared)",
            at: "AccountViewModel",
            "`CartViewModel` creates the view model `AccountViewModel`",
            symbol: "CartViewModel.account",
            detail: "AccountViewModel",
            related: [
                RelatedPlace(
                    place: place(
                        "Sources/Features/Account/ViewModels/AccountViewModel.swift",
                        line: 9,
                        in: "final class AccountViewModel {",
                        "AccountViewModel"
                    ),
                    message: "`AccountViewModel` is declared here",
                    excerpt: Excerpt(
                        of: place(
                            "Sources/Features/Account/ViewModels/AccountViewModel.swift",
                            line: 9,
                            in: "final class AccountViewModel {",
                            "AccountViewModel"
                        ),
                        in: "final class AccountViewModel {"
                    )
                )
            ]
        ),
        finding(
            mainThread,
            cart,
            line: 41,
            "\t\tDispatchQueue.main.async { self.total = sum }",
            at: "DispatchQueue.main.async",
            "`CartViewModel.refresh()` sends work to a queue",
            symbol: "CartViewModel.refresh()",
            detail: "DispatchQueue.main"
        ),
        finding(
            apart,
            cart,
            line: 52,
            "    func open(_ payment: PaymentViewModel) {",
            at: "PaymentViewModel",
            "`CartViewModel.open(_:)` refers to the view model `PaymentViewModel`",
            symbol: "CartViewModel.open(_:)",
            detail: "PaymentViewModel"
        ),
    ]

    /// A finding with a fix that puts a text in place of its range and another behind it.
    private static func fixed(_ finding: Finding, _ level: FixLevel, with text: String, _ behind: String) -> Finding {
        var finding = finding
        let (start, end) = (finding.place.start, finding.place.end)
        guard let range = finding.place.range, let line = finding.excerpt?.window.text else { return finding }
        func codePoint(_ column: Int) -> Int {
            String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
        }
        let (first, last) = (codePoint(start.column), codePoint(end.column))
        finding.fix = Fix(level, [.replace(range, with: text), .insert(behind, at: range.end)])
        finding.editPlaces = [
            EditPlace(start: start, end: end, startCodePoint: first, endCodePoint: last),
            EditPlace(start: end, end: end, startCodePoint: last, endCodePoint: last),
        ]
        return finding
    }

    private static let otherFindings = [
        fixed(
            finding(
                views,
                cartView,
                line: 7,
                "    let title = \"カート🛒\"; let service = CartService()",
                at: "CartService()",
                "`CartView` creates the service `CartService`",
                symbol: "CartView.service",
                detail: "CartService"
            ),
            .review,
            with: "",
            "\"viewModel\"\n"
        ),
        finding(
            lineLength,
            "Sources/Shared/Prices.swift",
            line: 118,
            longLine,
            at: "total.formatted(.currency(code: code))",
            "The line is 182 characters long, 62 more than the guide allows",
            symbol: "Prices.text(of:in:)"
        ),
    ]

    private static let longLine =
        "        return items.filter { !$0.isGift && $0.isAvailable }.map { $0.price * Decimal($0.count) }.reduce(0, +)"
        + " / rate == 0 ? nil : total.formatted(.currency(code: code)).trimmingCharacters(in: .whitespaces) + suffix"

    static let green = CheckResult(
        guide: "golden-path",
        guideOrigin: "fits this tree best",
        rules: [layout, views, apart],
        statistics: CheckStatistics(files: 128, lines: 14_230, declarations: 2_391, rules: 31, subjects: 1_204)
    )

    static let nothing = CheckResult(guide: "golden-path", guideOrigin: "from .norma.yml")
}

extension String {
    /// Where a text first stands in this one.
    func range(of word: String) -> Range<String.Index>? { ranges(of: word).first }
}
