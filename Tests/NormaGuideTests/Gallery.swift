import NormaGuide
import NormaText
import Testing

struct Gallery {
    static let rule = "```yaml rule\nrule: x\nevery: class\nmust: { be: final }\n```\n"
    static let define = "```yaml define\nlayers: { App: Sources/App, Domain: Sources/Domain }\n```\n"
    static let texts: [String] = [
        "", "# No front matter\n", "---\nnorma: 1\nname: x\n", "---\nnorma: 2\nname: My Guide\nextend: [a]\n---\n",
        "---\n---\n", "---\nname: [a]\n---\n",
        Reading.framed("# A\n```yaml rul\nrule: x\n```\n"),
        Reading.framed("# A\n" + rule + "```swift god\n```\n```swift example\n```\n```swift title=\"x\"\n```\n```rule\n```\n"),
        Reading.framed("# A\n" + rule + "```swift bad pth=\"A\"\n```\n```swift bad path=\"../A\"\n```\n```swift bad rule=y path=\"A\n```\n"),
        Reading.framed("# A\n```swift bad\nclass A {}\n```\n"),
        Reading.framed("# A\n" + rule + "```swift fixed\n```\n```swift bad now\n```\n```swift good\n"),
        Reading.framed("# A\n```swift rule\n```\n```yaml layout\n```\n```json define\n```\n"),
        Reading.framed("# A\n<!-- open\n" + rule),
        Reading.framed("# A\n> ```yaml rule\n> rule: x\n> ```\n"),
        Reading.framed("# A\n- item\n\n  ```yaml rule\n  rule: x\n  every: clas\n  must: { be: final }\n  ```\n"),
        Reading.framed("# A\n- item\n\n  ```yaml rule\n  rule: x\n\nend of the list\n"),
        Reading.framed("# A\n" + rule + rule),
        Reading.framed("# A\n```text layout\nSources\n  Views/\n    A.swift\n   B.swift\n  Views/ ?\n  C.swift optional\n  D.swift?\n  **/\n  E/ ? +\n```\n"),
        Reading.framed("# 1\n```text layout\n```\n```text layout rule=MyTree\nA/\n```\n"),
        Reading.framed("# Tree\n```text layout\nA/\n└── {Name\n```\n# Tree\n```text layout\nB/\n```\n"),
        Reading.framed(define + "# P\n```mermaid rule\nA --> B\n```\n"),
        Reading.framed(define + "# P\n```mermaid rule\ngraph TD\nApp -.-> Domain\nApp ==> Domain\nApp --- Domain\nApp --> \nApp --> Doman\nApp[The app --> Domain\nsubgraph x\nApp Domain\n```\n"),
        Reading.framed(define + "# P\n```mermaid rule\ngraph XY\nApp --> App\n```\n"),
        Reading.framed("```yaml define\nlayers: { app: A, My-App: \"\" }\nroles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }\nlayer: x\nfeatures: Features/*\nmay-be-empty: [Foo]\nreplaces: [Q]\n```\n"),
        Reading.framed("```yaml define\nroles:\n  a: { class: any, refer-to: b }\n  b: { class: any, not: a }\n```\n"),
        Reading.framed("```yaml define\nroles:\n  a: { class: any }\n```\n```yaml define\nroles:\n  a: { struct: any }\n```\n"),
        Reading.framed("# R\n```yaml review\nreview: Names\nquestion:\nwhen: class\nabout: class\n```\n"),
        Reading.framed("# 🛒 R\n```yaml rule\nrule: x # 🛒🛒\nevery: { class: \"🛒\", be: finl }\nmust: \t{ be: finl }\n```\n"),
        Reading.framed("# 🛒 R\n```yaml rule\nrule: x # 🛒🛒\nevery: { class: \"🛒\", be: finl }\nmust: { be: finl }\n```\n").split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
        "\u{FEFF}" + Reading.framed("# A\n```yaml rule\nrule: x\nevery: clas\nmust: { be: final }\n```"),
    ]

    @Test("print")
    func show() {
        for text in Self.texts {
            print(Reading.problems(text))
            print("-----")
        }
        print(Reading.problems(Reading.framed("# A\n" + Self.rule, extends: "othr"), others: ["other": "x"]))
        print("-----")
        print(Reading.problems(Reading.framed("# A\n" + Self.rule, extends: "other"), others: ["other": Reading.framed("# B\n" + Self.rule, extends: "third"), "third": Reading.framed("# B\n", extends: "other")]))
        print("-----")
        print(Reading.problems(Reading.framed("# A\n" + Self.rule, extends: "other"), others: ["other": Reading.framed("# B\n```yaml rule\nrule: q\nevery: clas\nmust: { be: final }\n```\n")]))
        print("-----")
        print(Reading.problems(Reading.framed("# A\n" + Self.define + "```yaml rule\nrule: y\nreplaces: z\nbecause: none\nevery: class\nmust: { be: public }\n```\n", extends: "other"), others: ["other": Reading.framed(Self.define + "# B\n" + Self.rule)]))
    }
}
