// How names fall into words, by bytes and by characters alike.

import Testing

@testable import NormaText

@Suite("Words of names")
struct NameCaseTests {
    @Test(
        "A name is split before a capital that begins a word, and at what stands between words",
        arguments: [
            ("URLSessionTask", ["URL", "Session", "Task"]), ("isValid2FA", ["is", "Valid2", "FA"]),
            ("iOSApp", ["i", "OS", "App"]), ("snake_case-and kebab", ["snake", "case", "and", "kebab"]),
            ("__x", ["x"]), ("A", ["A"]), ("AB", ["AB"]), ("aB", ["a", "B"]), ("", []), ("_", []),
            ("X1Y2z", ["X1", "Y2z"]),
        ]
    )
    func words(name: String, words: [String]) {
        #expect(NameCase.words(of: name) == words)
    }

    /// Letters beyond ASCII are read by characters, which must split the rest as bytes do.
    @Test(
        "Letters of other languages change nothing of it",
        arguments: ["URLSessionTask", "isValid2FA", "iOSApp", "a_b-c D"]
    )
    func others(name: String) {
        #expect(NameCase.words(of: name + " é") == NameCase.words(of: name) + ["é"])
    }
}
