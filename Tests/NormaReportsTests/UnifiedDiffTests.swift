// The patch that a change is shown as.

import NormaReports
import NormaText
import Testing

@Suite("A unified diff")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
        UnifiedDiff.text(path: path, old: Array(old.utf8), new: Array(new.utf8))
    }

    @Test("shows what changes with three lines around it")
    func context() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let expected = """
            --- a/A.swift
            +++ b/A.swift
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """
        #expect(diff(old, old.replacing("5", with: "five")) == expected)
    }

    @Test("joins what stands near, and parts what stands far")
    func hunks() {
        let lines = (1...20).map { "\($0)" }
        func text(_ changed: [Int]) -> String {
            lines.enumerated().map { changed.contains($0 + 1) ? "new \($1)\n" : "\($1)\n" }.joined()
        }
        let near = diff(text([]), text([4, 10]))
        #expect(near.ranges(of: "@@ -").count == 1)
        let far = diff(text([]), text([4, 12]))
        #expect(far.contains("@@ -1,7 +1,7 @@") && far.contains("@@ -9,7 +9,7 @@"))
    }

    @Test("tells insertions at the beginning, deletions of everything, and missing ends of lines")
    func ends() {
        #expect(diff("", "a\n") == "--- a/A.swift\n+++ b/A.swift\n@@ -0,0 +1,1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a/A.swift\n+++ b/A.swift\n@@ -1,1 +0,0 @@\n-a\n")
        let noEnd = "--- a/A.swift\n+++ b/A.swift\n@@ -1,1 +1,1 @@\n-a \n\\ No newline at end of file\n+a\n"
        #expect(diff("a ", "a\n") == noEnd)
        #expect(diff("a\n", "a\n").isEmpty)
    }

    @Test("ends names with spaces by a tab, and quotes those with quotes")
    func names() {
        #expect(diff("a", "b", path: "My App/A.swift").hasPrefix("--- a/My App/A.swift\t\n+++ b/My App/A.swift\t\n"))
        #expect(diff("a", "b", path: "A\"\u{1}.swift").hasPrefix("--- \"a/A\\\"\\001.swift\"\n"))
    }
}
