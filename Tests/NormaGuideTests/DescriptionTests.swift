// What the words of a description mean, shape by shape.

import NormaGuide
import NormaText
import Testing

struct DescriptionTests {
    /// The form of a rule under some definitions; or the problems.
    private func form(_ rule: String) -> String {
        let text = Reading.framed(
            """
            # Heading

            ```yaml define
            layers: { App: Sources/App, Domain: Sources/Domain }
            roles: { view-model: { class: "*ViewModel" }, use-case: { class: "{Name}UseCase" }, helper: function }
            ```

            ```yaml rule
            rule: example
            \(rule)
            ```
            """
        )
        do {
            return try Reading.guide(text).rules.map(\.form.shown).joined(separator: "; ")
        } catch {
            return Reading.problems(text)
        }
    }

    @Test(
        "who: words, names, lists and mappings",
        arguments: [
            ("class", "class"),
            ("view-model", "<view-model>"),
            ("Cart", "'Cart'"),
            ("\"*View\"", "'*View'"),
            ("[view-model, Cart]", "(<view-model> | 'Cart')"),
            ("[view-model]", "<view-model>"),
            ("{ class: any }", "class"),
            ("{ class: view-model }", "(class & <view-model>)"),
            ("{ struct: [\"*View\", \"*Screen\"] }", "(struct & ('*View' | '*Screen'))"),
            ("{ any: [class, actor], in: App }", "((class | actor) & in(named App))"),
            ("{ all: [class, { be: final }], not: Cart }", "((class & be(final)) & !'Cart')"),
            ("{ class: any, except: view-model, because: of old }", "(class & !<view-model>)"),
            ("{ function: body }", "(function & 'body')"),
            ("{ function: helper }", "(function & <helper>)"),
            ("{ property: isLoading }", "(property & 'isLoading')"),
            ("{ import: UIKit }", "(import & 'UIKit')"),
            ("{ file: any, import: UIKit }", "(file & import('UIKit'))"),
            ("{ call: print }", "(call & 'print')"),
            ("{ import: any, in: App }", "(import & in(named App))"),
        ]
    )
    func subjects(yaml: String, meaning: String) {
        #expect(form("every: \(yaml)\nmust: { in: Sources/ }") == "every \(meaning) must in(path Sources)")
    }

    @Test(
        "what: every shape of argument",
        arguments: [
            ("{ named: \"*VM\" }", "named('*VM')"),
            ("{ named: [A, B] }", "named('A', 'B')"),
            ("{ be: [final, public] }", "be(final, public)"),
            ("{ have-attribute: \"@MainActor\" }", "have-attribute(@MainActor)"),
            (
                "{ in: [tests, Sources/App/, \"{Feature}\", { layer: App }, { module: \"Shop*\" }, view-model] }",
                "in(tests, path Sources/App, feature {Feature}, layer App, module Shop*, role view-model)"
            ),
            ("{ have-at-most: { lines: 1_000, cases: 0 } }", "have-at-most(lines 1000, cases 0)"),
            ("{ import: [UIKit, \"Swift*\"] }", "import('UIKit', 'Swift*')"),
            ("{ refer-to: view-model }", "refer-to(<view-model>)"),
            (
                "{ refer-to: { type: view-model, as: [property, return] } }",
                "refer-to((type & <view-model>) as property, return)"
            ),
            ("{ refer-to: { as: property } }", "refer-to(anything as property)"),
            (
                "{ call: [print, Cart.total, \"URLSession.shared.*\", \"dismiss(animated:_:)\"] }",
                "call(print, Cart . total, URLSession.shared . *, dismiss(animated))"
            ),
            (
                "{ call: { named: sink, on: Publisher, with: [receiveValue] } }",
                "call(sink(receiveValue) on 'Publisher')"
            ),
            ("{ depend-on: [Domain, \"Shop*\"] }", "depend-on(Domain, Shop*)"),
            (
                "{ have-counterpart: { type: \"{Subject}Mock\", in: \"Mocks/**\" } }",
                "have-counterpart(declaration(NormaGuide.SubjectKind.type) {Subject}Mock in Mocks/**)"
            ),
            ("{ have-counterpart: preview }", "have-counterpart(preview - in -)"),
            (
                "{ contain: [\"try! $X\", { pattern: \"$A.shared($B)\", where: { A: \"File*\" } }] }",
                "contain(#0, #1 A: File*)"
            ),
            ("{ deploy-to: { iOS: \">=17\", macOS: \"<14.2\" } }", "deploy-to(iOS >= [17], macOS < [14, 2])"),
            ("{ have: { function: \"execute*\" } }", "have((function & 'execute*'))"),
            ("{ have-each: [{ function: a }, initializer] }", "have-each((function & 'a'), initializer)"),
            ("{ match: \"/^https?:/\" }", "match('/^https?:/')"),
            ("{ below: Sources/ }", "below('Sources')"),
            ("{ import: UIKit, not: { be: final } }", "(import('UIKit') & !be(final))"),
        ]
    )
    func predicates(yaml: String, meaning: String) {
        #expect(form("every: file\nmust: \(yaml)") == "every file must \(meaning)")
    }

    @Test("a placeholder of a role is bound by the role's own patterns")
    func rolePlaceholders() {
        let rule = "every: { class: use-case, in: Domain }\nmust: { file-named: \"{Name}UseCase\" }"
        #expect(form(rule) == "every ((class & <use-case>) & in(named Domain)) must file-named('{Name}UseCase')")
    }

    @Test("a problem that quotes a text of many lines stays one line")
    func longTexts() {
        let lines = form("every: |\n  fIrst\n  second\nmust: { be: final }").split(separator: "\n")
        let way = "A name that begins in lower case is written `{ named: \"fIrst↵second\" }`."
        #expect(lines.first == "GUIDE.md:15:3: error: unknown role `fIrst↵second`. \(way)")
        #expect(lines.count == 3)
        #expect(form("every: |\n  class\nmust: { be: final }") == "every class must be(final)")
    }
}
