// Each format: what its keys and values are, and where they stand.

import NormaText
import Testing

@testable import NormaDocuments

@Suite("Formats of documents")
struct DocumentFormatTests {
    private func lines(_ path: String, _ text: String) throws -> [String] { try DocumentReading.lines(text, path) }

    @Test("YAML: mappings, lists, numbers and booleans, anchors, merged keys, several documents")
    func yaml() throws {
        let text = "a: &x {b: 8.0, c: yes}\nd:\n  <<: *x\n  e: ['yes', no]\n"
        #expect(
            try lines("a.yml", text) == [
                "a.b = 8.0# @ 8.0", "a.c = yes+ @ yes", "d.e[] = yes @ 'yes'", "d.e[] = no- @ no", "d.b = 8.0# @ 8.0",
                "d.c = yes+ @ yes",
            ]
        )
        #expect(try lines("a.yml", "a: 1\n---\na: 2\n") == ["[].a = 1# @ 1", "[].a = 2# @ 2"])
        #expect(try lines(".swiftlint.yml", "# nothing\n") == [" = nothing"])
    }

    @Test("JSON: escapes, numbers, literals; comments only where a tool reads them")
    func json() throws {
        let text = #"{ "a": "ä\u00e9\ud83d\ude00\n", "b.c": [1, -2.5e3, true, null], "d": {} }"#
        #expect(
            try lines("a.json", text) == [
                "a = äé😀\n @ \"ä\\u00e9\\ud83d\\ude00\\n\"", "b.c[] = 1# @ 1", "b.c[] = -2.5e3# @ -2.5e3",
                "b.c[] = true+ @ true",
                "b.c[] = nothing", "d = {}",
            ]
        )
        let loose = "{ // width\n \"lineLength\": 120, }"
        #expect(try lines(".swift-format", loose) == ["lineLength = 120# @ 120"])
        #expect(DocumentReading.problem(loose, "a.json") == "a key in double quotes is expected here @ // width")
    }

    @Test("Property lists in XML: every kind of value, entities, and texts of the old notation")
    func propertyLists() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>A &amp; B</key> <string>x &lt; y</string> <!-- why -->
                <key>n</key> <integer> 8 </integer>
                <key>com.apple.x</key> <true/>
                <key>list</key> <array><string/><real>1.5</real><dict/></array>
            </dict>
            </plist>
            """
        #expect(
            try lines("Info.plist", text) == [
                "A & B = x < y @ x &lt; y", "n = 8# @  8 ", "com.apple.x = true+ @ <true", "list[] =  @ <string",
                "list[] = 1.5# @ 1.5", "list[] = {}",
            ]
        )
        #expect(
            try lines("a.plist", "{ a = b; c = (d, \"e f\"); }") == ["a = b @ b", "c[] = d @ d", "c[] = e f @ \"e f\""]
        )
    }

    @Test("Tables of strings: quotes, escapes, comments, a key alone, a key twice")
    func strings() throws {
        let text =
            "/* \"no\" = \"x\"; */\n\"cart.title\" = \"Say \\\"hi\\\"\\U00e9\";\nplain = \"p\"; \"same\";\n\"plain\" = \"q\";\n"
        #expect(
            try lines("de.lproj/Localizable.strings", text) == [
                "cart.title = Say \"hi\"é @ \"Say \\\"hi\\\"\\U00e9\"", "plain = p @ \"p\"", "same = same @ \"same\"",
                "plain = q @ \"q\"",
            ]
        )
        #expect(try lines("a.strings", "\u{FEFF}") == [" = {}"])
    }

    @Test("Build settings: conditions, comments, includes, what stands twice")
    func settings() throws {
        let text =
            "// A = 1\n#include? \"B.xcconfig\"\nA[sdk=iphone*] = $(inherited) x // why\nA = 16.0;\nURL = https:/$()/x\nB=YES\nC =\n"
        #expect(
            try lines("App.xcconfig", text) == [
                "#include? = B.xcconfig @ B.xcconfig", "A[sdk=iphone*] = $(inherited) x @ $(inherited) x",
                "A = 16.0 @ 16.0",
                "URL = https:/$()/x @ https:/$()/x", "B = YES+ @ YES", "C =  @ ",
            ]
        )
    }

    @Test("TOML: tables, dotted and quoted keys, arrays of tables, every kind of value")
    func toml() throws {
        let text = """
            title = "x" # why
            [tools]
            swiftlint = '0.62.1'
            "a.b".c = { d = [1, 2.5], e = true }
            [[targets]]
            name = "App"
            [[targets]]
            name = \"\"\"
            Tests\"\"\"
            [targets.deep]
            on = 2026-01-02
            """
        #expect(
            try lines("mise.toml", text) == [
                "title = x @ \"x\"", "tools.swiftlint = 0.62.1 @ '0.62.1'", "tools.a.b.c.d[] = 1# @ 1",
                "tools.a.b.c.d[] = 2.5# @ 2.5", "tools.a.b.c.e = true+ @ true", "targets[].name = App @ \"App\"",
                "targets[].name = Tests @ \"\"\"", "targets[].deep.on = 2026-01-02 @ 2026-01-02",
            ]
        )
    }

    @Test("Options: several in a line, comments, values that add up, spellings of names")
    func options() throws {
        let text =
            "# --indent 2\n--indent 4 --allman false # why\n--disable a,b\n--header \"// {file}, x\"\n--disable c\n--wrap-arguments x\n--wraparguments y\n--symlinks\n"
        #expect(
            try lines(".swiftformat", text) == [
                "indent = 4 @ 4", "allman = false- @ false", "disable[] = a @ a", "disable[] = b @ b",
                "disable[] = c @ c",
                "header = // {file}, x @ \"// {file}, x\"", "wraparguments = y @ y", "symlinks = nothing",
            ]
        )
    }

    @Test(
        "Options go on behind a backslash at the end of a line, with a blank before it and without",
        arguments: ["\n", "\r\n"]
    )
    func joinedLines(lineBreak: String) throws {
        let text = ["--disable a, \\", "    b,\\", "\tc", "--indent 4"].joined(separator: lineBreak)
        #expect(
            try lines(".swiftformat", text) == [
                "disable[] = a @ a", "disable[] = b @ b", "disable[] = c @ c", "indent = 4 @ 4",
            ]
        )
    }

    @Test("Lists of lines, versions of tools, and variables")
    func lists() throws {
        #expect(
            try lines(".gitignore", "# x\n*.xcodeproj/ \n\n!keep\n") == [
                "lines[] = *.xcodeproj/ @ *.xcodeproj/", "lines[] = !keep @ !keep",
            ]
        )
        #expect(
            try lines(".tool-versions", "swiftlint 0.57.0 # x\nruby 3.3 3.2\n") == [
                "swiftlint = 0.57.0 @ 0.57.0", "ruby[] = 3.3 @ 3.3", "ruby[] = 3.2 @ 3.2",
            ]
        )
        let text = "export A=1 # x\nB=\"two\nlines\"\nC='a#b' # x\nD=a#b\nE=\nF=true\n"
        #expect(
            try lines(".env.debug", text) == [
                "A = 1 @ 1", "B = two\nlines @ \"two", "C = a#b @ 'a#b'", "D = a#b @ a#b", "E = nothing",
                "F = true+ @ true",
            ]
        )
    }

    @Test("A Fastfile: lanes with the actions that they call, private ones, what is imported")
    func lanes() throws {
        let text = """
            # lane :old do
            import "Shared"
            default_platform(:ios)
            platform :ios do
              desc "Builds"
              lane :build do |options|
                swiftlint(strict: true) if options[:lint]
                version = get_version_number(target: "App")
                if is_ci
                  setup_ci
                end
                gym scheme: "App",
                    clean: true
                UI.message("lane :no do")
              end
              private_lane :sign do
                match
              end
              lane(:test) { scan }
              lane :empty do end
            end
            """
        #expect(
            try lines("fastlane/Fastfile", text) == [
                "import = Shared @ \"Shared\"", "default_platform = ios @ :ios",
                "lanes.build[] = swiftlint @ swiftlint",
                "lanes.build[] = get_version_number @ get_version_number", "lanes.build[] = setup_ci @ setup_ci",
                "lanes.build[] = gym @ gym", "lanes.test[] = scan @ scan", "lanes.empty = []",
                "private_lanes.sign[] = match @ match",
            ]
        )
    }

    @Test("A Podfile: pods with versions and options, the targets that they belong to")
    func pods() throws {
        let text = """
            platform :ios, '15.0'
            use_frameworks!
            target 'App' do
              pod 'A', '~> 4.0' # pod 'X'
              pod 'B'
              pod "C/Core", '>= 1', '< 2', :configurations => ['Debug']
              pod 'D', path: '../D', inhibit_warnings: true
              target 'Tests' do
                pod 'E', git: 'https://x/e.git',
                         :tag => '1.0'
              end
            end
            post_install do |installer|
              puts "pod 'F'"
            end
            """
        #expect(
            try lines("Podfile", text) == [
                "platform.ios = 15.0 @ '15.0'", "use_frameworks! = nothing", "pods.A = ~> 4.0 @ '~> 4.0'",
                "pods.B = nothing",
                "pods.C/Core.version[] = >= 1 @ '>= 1'", "pods.C/Core.version[] = < 2 @ '< 2'",
                "pods.C/Core.configurations[] = Debug @ 'Debug'", "pods.D.path = ../D @ '../D'",
                "pods.D.inhibit_warnings = true+ @ true", "pods.E.git = https://x/e.git @ 'https://x/e.git'",
                "pods.E.tag = 1.0 @ '1.0'", "targets.App[] = A @ 'A'", "targets.App[] = B @ 'B'",
                "targets.App[] = C/Core @ \"C/Core\"", "targets.App[] = D @ 'D'", "targets.Tests[] = E @ 'E'",
            ]
        )
    }

    @Test("Storyboards: classes, outlets, actions and identifiers, each once")
    func interfaces() throws {
        let text = """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
              <scene><viewController storyboardIdentifier="Cart" customClass="CartViewController">
                <connections>
                  <outlet property="title" destination="a"/><outlet property="title" destination="b"/>
                  <action selector="pay:" destination="c" eventType="touchUpInside"/>
                  <segue identifier="toPay" kind="show"/>
                </connections>
                <tableViewCell reuseIdentifier="Row"/><color key="x" red="1" customColorSpace="sRGB"/>
              </viewController></scene>
            </document>
            """
        #expect(
            try lines("Main.storyboard", text) == [
                "classes[] = CartViewController @ CartViewController", "outlets[] = title @ title",
                "actions[] = pay: @ pay:",
                "identifiers[] = Cart @ Cart", "identifiers[] = toPay @ toPay", "identifiers[] = Row @ Row",
            ]
        )
    }
}
