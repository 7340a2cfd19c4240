// The notation of Xcode's project files: what is read, and what is said of a file that is none.

import NormaText
import Testing

@testable import NormaDocuments

@Suite("Property lists")
struct PropertyListTests {
    private func value(_ text: String) throws -> PlacedValue {
        try Array(text.utf8).withUnsafeBufferPointer { try OldPropertyList.value(of: $0) }
    }

    /// What is wrong, and the text that follows its place.
    private func problem(_ text: String) -> String {
        do {
            _ = try value(text)
            return "nothing"
        } catch let problem as PlacedProblem {
            let rest = Array(text.utf8).dropFirst(Int(problem.range.start)).prefix { $0 != 0x0A }
            return problem.message + " @ " + String(decoding: rest, as: UTF8.self)
        } catch {
            return "\(error)"
        }
    }

    @Test("Mappings, lists, texts with and without quotes, data and comments are read, each with its place")
    func notation() throws {
        let text = "// !$*UTF8*$!\n{ a = b; /* c */ \"d e\" = ( f.swift, 'g', { h = <0fbd 77>; }, ); i = ../J-1/$(K); }"
        #expect(throws: PlacedProblem.self) { try value(text) }
        let list = try value(text.replacing("../J-1/$(K)", with: "../J-1"))
        #expect(list.mapping?.map(\.key) == ["a", "d e", "i"])
        #expect(list["a"]?.text == "b")
        #expect(list["d e"]?.list?.map(\.text) == ["f.swift", "g", nil])
        #expect(list["d e"]?.list?.last?["h"]?.content == .empty)
        #expect(list["i"]?.text == "../J-1")
        let place = try #require(list["a"]).range
        #expect(text.utf8.dropFirst(Int(place.start)).first == UInt8(ascii: "b"))
        #expect(place.count == 1)
    }

    @Test(
        "Escapes stand for their characters",
        arguments: [
            (#""a\"b""#, "a\"b"), (#""a\nb\tc""#, "a\nb\tc"), (#""\U00e9\U4e2d""#, "é中"), (#""\101\\""#, "A\\"),
            ("\"é\"", "é"), (#""\Ud800""#, "\u{FFFD}"), ("\"a\nb\"", "a\nb"),
        ]
    )
    func escapes(_ written: String, _ meant: String) throws {
        #expect(try value(written).text == meant)
    }

    @Test(
        "What is wrong is said where it is",
        arguments: [
            ("", "it ends where a value is expected: it may be cut off @ "),
            ("{ a = b }", "`;` is missing after the value of `a` @ }"),
            ("{ a b; }", "`=` is missing after the key `a` @ b; }"),
            ("{ a = ( b c ); }", "`,` is missing between the elements of a list @ c ); }"),
            ("{ a = { b = c;", "this `{` is never closed: the file may be cut off @ { b = c;"),
            ("{ a = \"b; }", "this quote is never closed @ \"b; }"),
            ("{ a = b; } c", "something follows the end of the list @ c"),
            ("{ a = <0x>; }", "`<` begins data, but this isn't a hexadecimal digit @ x>; }"),
            ("{ a = b; /* c }", "this comment is never closed @ /* c }"),
            ("{ a = é; }", "a text with such a character needs quotes @ é; }"),
            ("{ a = @; }", "`@` isn't allowed here @ @; }"),
            ("{ a = ; }", "`;` isn't allowed here @ ; }"),
            (
                "{\n<<<<<<< HEAD\na = b;\n=======\n",
                "a merge left its conflict markers here: resolve the conflict @ <<<<<<< HEAD"
            ),
            (
                "<?xml version=\"1.0\"?>",
                "it is written in XML, not in the notation that Xcode uses for projects @ <?xml version=\"1.0\"?>"
            ),
            (
                "{ \"a\" : 1 }",
                "it is written in JSON, not in the notation that Xcode uses for projects @ { \"a\" : 1 }"
            ),
            (
                "bplist00",
                "it is written in the binary notation, not in the notation that Xcode uses for projects @ bplist00"
            ),
        ]
    )
    func problems(_ text: String, _ expected: String) {
        #expect(problem(text) == expected)
    }

    /// What each value of a list is, as written, with its bytes.
    private func written(_ text: String) throws -> [String] {
        func all(_ value: PlacedValue) -> [PlacedValue] {
            [value] + (value.list ?? []).flatMap(all) + (value.mapping ?? []).flatMap { all($0.value) }
        }
        return try all(value(text)).map {
            String(decoding: Array(text.utf8)[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
        }
    }

    @Test("Every value has its bytes and no others")
    func places() throws {
        let text = " { a = ( b, \"c\\n\" , <0f> ,()); d = {}; /* e */ 'f' = 'g'; } // h"
        let first = String(text.dropFirst().dropLast(5))
        #expect(try written(text) == [first, "( b, \"c\\n\" , <0f> ,())", "b", "\"c\\n\"", "<0f>", "()", "{}", "'g'"])
        #expect(try written("a") == ["a"])
        #expect(try written("\u{FEFF}a") == ["a"])
        #expect(try value("{ k1 = v; }").mapping?.first?.keyRange.start == 2)
        #expect(try value("{ k1 = v; }").mapping?.first?.keyRange.end == 4)
    }

    @Test(
        "Comments and white space stand anywhere, up to the last byte",
        arguments: [
            "a //", "a // b", "a /**/ ", "//\na", "// b\ra", "/* b */a", "/**/a", "/***/a", "/* * / */a", "\t a \n",
            "/* b *//* c */ a //d\n//",
        ]
    )
    func blanks(_ text: String) throws { #expect(try value(text).text == "a") }

    @Test("In a text without quotes a slash is a letter", arguments: ["a//", "a/b", "./a", "a/", "/", "/a"])
    func slashes(_ text: String) throws { #expect(try value(text).text == text) }

    @Test("A comment that is not closed is said where it begins", arguments: ["/*", "/* ", "/*/", "/* *", "/* /"])
    func openComments(_ text: String) {
        #expect(problem("a " + text) == "this comment is never closed @ \(text)")
    }

    @Test(
        "Digits of an escape are taken as many as belong to it",
        arguments: [
            (#""\U00e9f""#, "éf"), (#""\u41g""#, "Ag"), (#""\1012""#, "A2"), (#""\718""#, "98"), (#""\0""#, "\u{0}"),
            (#""\a\b\f\v\r""#, "\u{7}\u{8}\u{C}\u{B}\r"),
            (#""\'\/""#, "'/"), (#""a\nb""#, "a\nb"), (#"'a\'b'"#, "a'b"), (#""\Uaf9C""#, "꾜"),
        ]
    )
    func digits(_ written: String, _ meant: String) throws { #expect(try value(written).text == meant) }

    @Test("What begins like another notation and is none is read")
    func nearlyForeign() throws {
        #expect(try value("{ \"a\" = b; }")["a"]?.text == "b")
        #expect(try value("{ \"a:\" = \":\"; }")["a:"]?.text == ":")
        #expect(try value("bplis")[""] == nil)
        for text in ["  <plist>", "<!DOCTYPE plist>", "\u{FEFF}<?xml"] { #expect(problem(text).contains("in XML")) }
        for text in [#"{"a":1}"#, "{\n \"a\" \n: []"] { #expect(problem(text).contains("in JSON")) }
        #expect(problem("{ \"a") == "this quote is never closed @ \"a")
    }

    @Test("Nesting is bounded")
    func depth() throws {
        let nested = { (count: Int) in String(repeating: "(", count: count) + String(repeating: ")", count: count) }
        #expect(problem(nested(64)) == "nothing")
        #expect(problem(nested(65)).hasPrefix("it is nested more than 64 levels deep"))
        #expect(problem("(" + String(repeating: nested(63) + ",", count: 3) + ")") == "nothing")
        let text = String(repeating: "(", count: 100_000)
        #expect(problem(text).hasPrefix("it is nested more than 64 levels deep"))
    }

    @Test("A list cut off anywhere is a problem, never a crash")
    func cutOff() {
        let text = "{ a = ( \"b\\n\", <0f>, { c = 'd'; } ); /* e */ f = g; // h\n}"
        for count in 0..<text.utf8.count {
            #expect(problem(String(decoding: Array(text.utf8).prefix(count), as: UTF8.self)) != "nothing")
        }
        #expect(problem(text) == "nothing")
    }
}
