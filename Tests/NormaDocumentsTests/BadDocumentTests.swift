// Files that are not what their names say: each has a problem at its place, none a trap or a hang.

import NormaText
import Testing

@testable import NormaDocuments

@Suite("Documents that can't be read")
struct BadDocumentTests {
    private func problem(_ path: String, _ text: String) -> String { DocumentReading.problem(text, path) }

    @Test("What is of another notation, or cut off, is told where it goes wrong")
    func notWhatItsNameSays() {
        #expect(problem("a.json", "<plist/>") == "a value can't begin with this @ <plist/>")
        #expect(problem("a.json", "{ \"a\": 1") == "this `{` is never closed: the file may be cut off @ { \"a\": 1")
        #expect(problem("a.json", "{ \"a\": 01 }") == "`01` isn't a JSON value @ 01 }")
        #expect(problem("a.json", "[1] 2") == "something follows the end of the value @ 2")
        #expect(
            problem("Info.plist", "<?xml version='1.0'?><html></html>")
                == "it is XML, but its root is `<html>` and not `<plist>` @ <html></html>"
        )
        #expect(
            problem("Info.plist", "<plist><dict><key>a</key></dict></plist>")
                == "the key `a` has no value @ a</key></dict></plis"
        )
        #expect(problem("Info.plist", "<plist><dict>") == "`<dict>` is never closed @ <dict>")
        #expect(
            problem("a.strings", "\"a\" = \"b\"\n\"c\" = \"d\";")
                == "`;` is missing after the value of `a` @ \"c\" = \"d\";"
        )
        #expect(problem("a.toml", "a = \n") == "a value is expected here @ ")
        #expect(problem("a.toml", "a = 1 b = 2") == "a line break is expected here @ b = 2")
        #expect(problem("a.toml", "a = 01") == "`01` isn't a TOML value: a text needs quotes @ 01")
        #expect(problem("a.toml", "a = {b = 1") == "this `{` is never closed @ {b = 1")
        #expect(problem("a.yml", "a: [1\n") == "this `[` is never closed @ [1")
        #expect(problem("App.xcconfig", "{ a = b }\nX") == "`=` is missing: a setting is written `NAME = value` @ X")
        #expect(problem(".swiftformat", "indent 4") == "an option begins with `--` @ indent 4")
        #expect(problem("Podfile", "pod 'A") == "this quote is never closed @ 'A")
        #expect(problem(".env", "A") == "`=` is missing: a variable is written `NAME=value` @ A")
        #expect(
            problem("Main.storyboard", "<plist/>")
                == "it is XML, but its root is `<plist>` and not `<document>` @ <plist/>"
        )
    }

    @Test(
        "A program that is cut off is told where what is open begins",
        arguments: [
            ("x = <<~A\n", "the text that begins here has no closing line `A` @ <<~A"),
            ("x = <<'A B'\nA B \n", "the text that begins here has no closing line `A B` @ <<'A B'"),
            ("x = [<<A, <<-B]\nA\n", "the text that begins here has no closing line `B` @ <<-B]"),
            ("x = %w(a (b)\n", "this text is never closed @ %w(a (b)"), ("x = [\n", "this `[` is never closed @ ["),
            ("x = {a: [1}\n", "this `[` is never closed @ [1}"), ("foo(\n", "this `(` is never closed @ ("),
            ("x = /a\n", "this expression is never closed @ /a"),
            ("=begin\n", "this documentation has no closing line `=end` @ =begin"),
            ("target 'A' do\n", "this `do` has no `end` @ do"),
            ("x = if y\n", "this `if` has no `end` @ if y"),
            ("while x do\n", "this `while` has no `end` @ while x do"),
            ("pod 'A',\n", "the file is cut off after this `,` @ ,"),
            ("x = \"#{\"a}\n", "this quote is never closed @ \"#{\"a}"),
        ]
    )
    func cutOffPrograms(text: String, expected: String) {
        #expect(problem("Podfile", text) == expected)
        #expect(problem("Fastfile", text) == expected)
    }

    @Test(
        "What only looks as if it were open is read to its end",
        arguments: [
            "x = <<~A\n [ ( { '\n  A\n", "x = <<A + <<B\n[\nA\n(\nB\n", "list <<NAME\n", "class << self\nend\n",
            "x = %w[a [b] c]\n",
            "x = %i(a b)\n", "x = %q|[|\n", "x = y % [1]\n", "x = y % (z)\n", "x = [?[, ?(, ?\\n, ?']\n",
            "x = y ? [1] : [2]\n",
            "x = a.split(/[(\\/{]/)\n", "x = %r{[{}]}\n", "x = a / b / c\n",
            "x = \"#{h[\"a\"]} #{y.map { |z| \"#{z}\" }}\"\n",
            "=begin\n[ ( {\n=end\n", "inject(:/) { :[] }\n", "def /(other) = 1\n", "def x = 1\n", "def x=(y)\nend\n",
            "x if y unless z\n",
            "begin\nend while x\n", "while x do\nend\n", "loop do\nend\n", "x = if y then z end\n", "a.class.end\n",
            "{ if: 1, do: 2 }\n",
            "puts $'\n", "# [ ( {\n", "'#{'\n", "x = '\\'['\n", "case x\nwhen 1 then y\nend\n", "->(x) do\nend\n",
            "foo&.bar(1)\n",
            "x = cond ? 'a': 'b'\n",
        ]
    )
    func wholePrograms(text: String) throws {
        let lines = try DocumentReading.lines(text + "pod 'Last'\n", "Podfile")
        #expect(lines.contains("pods.Last = nothing"))
    }

    @Test("A program ends at a line __END__, and at no other line")
    func ends() throws {
        #expect(try DocumentReading.lines("pod 'A'\n__END__\npod ( [", "Podfile") == ["pods.A = nothing"])
        #expect(try DocumentReading.lines("__END__X = 1\npod 'A'", "Podfile") == ["pods.A = nothing"])
    }

    @Test("Lists that may end where nobody can tell are looked for once")
    func manyUnclear() throws {
        let text = String(repeating: "list <<NAME\n", count: 50_000) + "pod 'A'\n"
        #expect(try DocumentReading.lines(text, "Podfile") == ["pods.A = nothing"])
    }

    @Test("An included file whose name is cut off is told")
    func cutOffInclude() {
        let message = "an included file is named between two quotes: `#include \"Name.xcconfig\"`"
        #expect(problem("App.xcconfig", "#include \"Base") == message + " @ #include \"Base")
    }

    @Test("A binary property list is told as one")
    func binary() {
        let message = "it is a binary property list, which is not read: convert it with `plutil -convert xml1`"
        #expect(problem("Info.plist", "bplist00\u{1}") == message + " @ bplist00\u{1}")
    }

    @Test("Marks of a merge are told before what they break")
    func conflict() {
        let text = "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> x\n}"
        #expect(
            problem("a.json", text) == "a merge left its conflict markers here: resolve the conflict @ <<<<<<< HEAD"
        )
    }

    @Test("A key that stands twice is a problem where the format knows no such thing")
    func duplicates() {
        #expect(problem("a.json", "{ \"a\": 1, \"a\": 2 }") == "the key `a` appears twice in one object @ \"a\": 2 }")
        #expect(problem("a.json", "{ \"\u{E9}\": 1, \"e\u{301}\": 2 }") == "nothing")
        #expect(problem("a.yml", "a: 1\na: 2\n").hasPrefix("the key `a` appears twice"))
        #expect(problem("a.toml", "a = 1\na = 2\n") == "the key `a` appears twice @ a = 2")
        #expect(problem("a.toml", "[a]\n[b]\n[a]\n") == "the key `a` appears twice @ a]")
        let list = "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>"
        #expect(problem("a.plist", list).hasPrefix("the key `a` appears twice in one `<dict>`"))
    }

    @Test(
        "Ten thousand levels are too many",
        arguments: [
            ("a.json", "["), ("a.json", "{\"a\":"), ("a.yml", "["), ("a.yml", "- "), ("a.toml", "a = ["),
            ("a.plist", "("),
            ("a.plist", "<plist><array>"), ("Main.xib", "<document>"), ("a.strings", "a = {"), ("a.toml", "a = {a = "),
        ]
    )
    func depth(path: String, opening: String) {
        let text =
            opening.hasPrefix("a = ")
            ? opening + String(repeating: String(opening.dropFirst(4)), count: 10_000)
            : opening + String(repeating: opening.hasPrefix("<plist>") ? "<array>" : opening, count: 10_000)
        #expect(problem(path, text) != "nothing")
    }

    @Test("An anchor that names itself, and anchors that stand for more than fits the memory")
    func anchors() {
        #expect(problem("a.yml", "a: &a [*a]\n") != "nothing")
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...12 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        #expect(problem("a.yml", text).hasPrefix("its aliases repeat more than"))
    }

    @Test("More than 32 MB are not read")
    func size() {
        #expect(DocumentReader.problem(ofSize: 50 << 20)?.message == "it has 50 MB, and more than 32 MB are not read")
        #expect(DocumentReader.problem(ofSize: 20 << 20) == nil)
    }

    @Test("Any bytes come to an end")
    func anyBytes() {
        var state: UInt64 = 7
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let signs = Array("{}[]()<>\"'`=:;,.#/\\-&*!%|~ \n\tabc01do end lane pod true key plist".utf8)
        for format in DocumentFormat.allCases {
            for _ in 0..<300 {
                let bytes = (0..<Int(next() % 80)).map { _ in
                    next() < 230 ? signs[Int(next()) % signs.count] : next() & 0x7F
                }
                _ = try? DocumentReader.value(of: bytes, at: RelativePath("a"), in: format)
            }
        }
    }
}
