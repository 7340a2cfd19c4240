"""What mutation puts in: words of each language, odd Unicode, names that nobody gives a file."""

# Written as code points, so that no editor and no reader of this file is misled by them.
ODD_TEXT = [
    text.encode("utf-8", "surrogatepass")
    for text in [
        "\u0301",  # a combining acute accent
        "e\u0301\u0323\u0302",
        "\u202e",  # right-to-left override
        "\u2066a\u2069",
        "\u200f",
        "\0",
        "\ufeff",
        "\u2028",
        "\u2029",
        "\u0085",
        "\u000b",
        "\u000c",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
        "\U0001f1e9\U0001f1ea",
        "\u200d",
        "\u200b",
        "\u00a0",
        "\u3000",
        "\ufffd",
        "\uffff",
        "\U0010ffff",
        "\ud800",  # half of a pair, as three bytes that are no UTF-8
        "\u1100\u1161\u11a8",  # three jamo that are one character
        "\u0130",  # grows when it is made lower-case
        "\u00df",
        "\ufb01",
        "\u03a3",
        "\uff21",
        "\u2167",
    ]
] + [b"\xff", b"\xc3", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80", b"\x1b[31m", b"\x07", b"\x7f"]

LETTERS = [
    letter.encode()
    for letter in ["\u00e9", "e\u0301", "\u0130", "\u00df", "\U0001f600", "\U0001f468\u200d\U0001f469", "\u0939\u093f", "\u6f22", "\u0663", "\uff21", "\u00b5", "x\ufe0f"]
]

NUMBERS = [
    b"0", b"-1", b"1e999", b"9223372036854775807", b"9223372036854775808", b"-9223372036854775808", b"18446744073709551616",
    b"1" + b"0" * 400, b"0x", b"0xFFFFFFFFFFFFFFFFF", b"00", b"1_", b"1.0", b".5", b"1e-400", b"nan", b"4294967296", b"",
]

SWIFT = [
    word.encode()
    for word in """
    class struct enum actor protocol extension func init deinit subscript var let case switch default if else guard for in while repeat
    do catch try try! try? throw throws rethrows async await return break continue fallthrough defer import typealias associatedtype
    operator infix prefix postfix precedencegroup macro where is as as! as? any some inout borrowing consuming nonisolated static final
    private fileprivate internal package public open lazy weak unowned mutating override required convenience indirect self Self super
    nil true false #if #elseif #else #endif #available #selector #Preview #sourceLocation #warning #line @main @MainActor @available
    @objc @Published @State @Observable @escaping @autoclosure @resultBuilder @propertyWrapper @unchecked @_spi get set willSet didSet
    _ $0 ` \" \"\"\" #\" \"# ##\"\"\" \\( \\ // /* */ /// ( ) [ ] { } < > , ; : . ... ..< ? ! ?? & && || | ~ ^ % @ # $ = == === => -> + - * / += &+ >>
    norma:allow norma:allow-file // /regex/ #/ /# ~Copyable each repeat sending isolated then unsafe
    """.split()
] + [b"\n", b"\r\n", b"\r", b" ", b"\t", b"// norma:allow x because y\n", b"// norma:allow-file\n", b"#if os(iOS)\n", b"#endif\n", b"\"\\(\"", b"\"\"\"\n"]

YAML = [
    text.encode()
    for text in [
        "- ", "-", ": ", ":", "? ", "#", " # ", "&a ", "*a", "<<: *a", "!!str ", "!!binary ", "!<x> ", "|", ">", "|-\n", ">+\n", "---\n", "...\n",
        "'", "\"", "{", "}", "[", "]", ",", "{}", "[]", "~", "null", "yes", "no", "on", "true", "0o7", "1:30", "2026-01-01", ".inf", "%YAML 1.2\n",
        "%TAG ! x\n", "@", "`", "\t", "  ", "\\", "\"\\x", "\"\\u12", "- - - ", "? ? ", "{a: {b: ", "[[", "key: value\n", "guide: ", "include: ",
        "exclude: ", "**", "**/", "../", "/", "*", "?", "//", "a/**/b", "[a-z]", "{a,b}", ".", "..", "~/x",
    ]
]

GUIDE = YAML + [
    text.encode()
    for text in [
        "```", "````", "~~~", "```yaml rule\n", "```yaml define\n", "```swift bad\n", "```swift good\n", "```swift fixed\n", "```swift given path=A.swift\n", "```text layout\n",
        "```mermaid rule\n", "```yaml template\n", "```swift template path=A.swift\n", "```yaml review\n", "# ", "###### ", "---\n",
        "norma: 2\n", "extends: ", "extends: [viper-mvvm]\n", "rule: ", "every: ", "only: ", "exactly: ", "must: ", "must-not: ", "may: ", "are: ",
        "any: ", "all: ", "not: ", "except: ", "because: ", "until: ", "instead: ", "severity: ", "locked: ", "in: ", "named: ", "match: ",
        "contain: ", "have: ", "have-at-most: ", "have-counterpart: ", "refer-to: ", "create: ", "call: ", "import: ", "depend-on: ", "conform-to: ",
        "inherit: ", "file-named: ", "check: ", "at-most: ", "as: ", "reach: ", "file: ", "string: ", "class: ", "folder: ", "layers: ", "features: ",
        "roles: ", "{Name}", "{Name:camel}", "{", "}", "{}", "{Name", "{{", "}}", "$X", "$$$", "$", "// ✗", "✗", "├── ", "└── ", "│   ", "…", "(optional)",
        "graph TD\n", "-->", "-.->", "subgraph x\n", "end\n", "A --> B & C\n", "/(a+)+$/", "/[/", "/(?<=a)b/", "/(?i)x/", "/\\p{Lu}*/", "/a{1000}{1000}/",
        "/(?:/", "/\\1(a)/", "path=../../x", "path=/etc/x", "path=", "rule=x", "fixes=", "<!--", "-->", "[a]: b", "| a | b |\n|---|---|\n", ">", "    ",
        "&amp;", "<b>", "\\", "![](", "* * *\n", "***",
    ]
]

TEMPLATE = GUIDE + [
    text.encode()
    for text in [
        "{{Name}}", "{{name}}", "{{#Name}}", "{{/Name}}", "{{^Name}}", "{{{Name}}}", "{{&Name}}", "{{! x}}", "{{> x}}", "{{=<% %>=}}", "{{.}}", "{{a.b.c}}",
        "{{#.}}", "{{/}}", "{{}}", "{{ Name | camel }}", "{{Name:camel}}", "{{#first}}", "{{^last}}", "{{<x}}", "{{$x}}", "{{#upper(Name)}}", "inputs:\n",
        "defaults: ", "sample: ", "derives: ", "kind: ", "list: ", "next: ", "Name=", "type-name", "{{#a}}" * 30, "{{#Name}}{{Name}}{{/Name}}",
    ]
]

PROJECT = [
    text.encode()
    for text in [
        "{", "}", "(", ")", ";", ",", "=", "\"", "'", "/*", "*/", "//", "<", ">", "<0fbd77>", "\\", "\\U0041", "\\101", "isa = PBXGroup;", "isa = PBXNativeTarget;",
        "path = ../..;", "path = /;", "sourceTree = \"<group>\";", "sourceTree = SOURCE_ROOT;", "children = (", "rootObject = 1;", "$(inherited)", "$(A)",
        "${SRCROOT}", "$(A:lower)", "$(A:default=$(A))", "A = \"$(A)\";", "<?xml version=\"1.0\"?>", "<!DOCTYPE plist>", "<dict>", "<key>", "</array>",
        "<<<<<<< HEAD\n", "=======\n", ">>>>>>> x\n", "bplist00", "objectVersion = 99;", "name: ", "targets:\n", "sources: ", "include: ", "packages:\n",
        "#include \"a.xcconfig\"\n", "#include? \"a\"\n", "SWIFT_VERSION = 6;\n", "A[sdk=iphoneos*] = 1\n",
        "a: &a [x, x]\nb: [*a, *a]\n", "<<: [*a, *a]\n", "exclude:\n  - \"d*/**\"\n", "say <<~TEXT\n", "%w(", "=begin\n", "pods = [\n", "\0",
    ]
] + YAML

MANIFEST = SWIFT + [
    text.encode()
    for text in [
        "// swift-tools-version: 6.2\n", "// swift-tools-version:\n", "// swift-tools-version: 99999999999999999999\n", ".target(name: ", ".testTarget(",
        ".executableTarget(", "dependencies: [", ".product(name: ", ".package(url: ", ".package(path: ", "path: \"../..\"", "path: \"/\"", "sources: [",
        "exclude: [", "targets += ", "for t in package.targets { ", "package.targets.append(", "func f(_ a: String) -> Target { ", "let a = a\n",
        "f(f(f(", "while true {}\n", "[1] * 1000000", "String(repeating: ", "map { ", "$0 + $0", "reduce(into: ", "+ targets + targets",
        "ProcessInfo.processInfo.environment[", "#if canImport(Darwin)\n", "Project(name: ", "Workspace(", ".glob(", "1 / 0", "Int.max + 1", "[][0]", "stride(from: 0, to: 1000000000, by: 1)",
        "(0..<1000000000).map { $0 }", "infix operator +++\n", "extension Target { static func ", "Array(repeating: 1, count: 100000000)",
    ]
]

# Names of files and folders, and what is said on a command line; never with `/` or NUL, which no name can hold.
ODD_NAMES = [
    b"a b", b" ", b"a\nb", b"a\tb", b"-x", b"--help", b"%s%n", b"a'b", b'a"b', b"a\\b", b"$(x)", b"`x`", b"a;b", b"a#b", b"#a", b"a: b", b"&a", b"*", b"?",
    b"[a]", b"{a}", b"!a", b"a,b", b"a=b", b"=", b"@a", b"~", b"...", b"a..", b".a", b"CON", b"\xff\xfe", b"a\xc3", b"\xed\xa0\x80", b"e\xcc\x81", b"\xc3\xa9",
    b"\xe2\x80\xaea", b"\xef\xbb\xbfa", b"\xe2\x80\xa8", b"\xf0\x9f\x91\xa8\xe2\x80\x8d\xf0\x9f\x91\xa9", b"a" * 200, b"\x1b[31mred", b"\x01", b"\x7f",
    b"class", b"self", b"Self", b"Type", b"init", b"`class`", b"Any", b"1a", b"_", b"__", b"a.b", b"A<B>", b"A B", b"null", b"yes", b"0", b"| a |", b"<!--", b"{{Name}}",
]
