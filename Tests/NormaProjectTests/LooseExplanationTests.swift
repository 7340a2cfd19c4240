// Why a name stays open, or is from outside, where no module is known and where `#if` decides.

import NormaProject
import Testing

@Suite("Explanations without modules")
struct LooseExplanationTests {
    @Test("Of a name that stays open it is told what keeps it open, and under which `#if` it stands")
    func open() {
        let loose = SourceProject([
            "A.swift": "struct Mark {}\nlet a: Mark", "B.swift": "struct Mark {}",
            "C.swift": """
            #if os(Linux)
            struct Screen {}
            let a: Screen
            let b: Missing
            #if DEBUG
            let c: Screen
            #endif
            #else
            struct Screen {}
            struct Missing {}
            let d: Screen
            #endif
            let e: Screen
            """,
            "D.swift": "struct Four {}", "E.swift": "struct Four {}", "F.swift": "struct Four {}",
            "G.swift": "struct Four {}",
            "H.swift": "let four: Four\nlet five: Five",
            "I.swift": "private struct Five {}", "J.swift": "private struct Five {}",
            "K.swift": "private struct Five {}",
        ])
        #expect(
            loose.told("Mark", 2, "A.swift")
                == """
                Mark:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → 2 declarations of that name: `Mark`, `Mark`
                It is open because nothing says which modules these files belong to; `modules:` in the guide can.
                """
        )
        #expect(
            loose.told("Screen", 3, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → `Screen`
                It stands under `#if os(Linux)`: what no such build has does not count.
                """
        )
        #expect(
            loose.told("Missing", 4, "C.swift")
                == """
                Missing:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → nothing
                what protocols provide to the types around it → nothing of the code base: it is a name from outside
                It stands under `#if os(Linux)`: what no such build has does not count.
                `Missing` (C.swift:10:8) is not meant: no build has both it and this place, by their `#if`.
                """
        )
        #expect(
            loose.told("Screen", 6, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → `Screen`
                It stands under `#if DEBUG`: what no such build has does not count.
                """
        )
        #expect(
            loose.told("Screen", 11, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → `Screen`
                It stands under `#if … #else`: what no such build has does not count.
                """
        )
        #expect(
            loose.told("Screen", 13, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → 2 declarations of that name: `Screen`, `Screen`
                It is open because `#if` decides which of them a build has.
                """
        )
        #expect(
            loose.told("Four", 1, "H.swift")
                == """
                Four:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → 4 declarations of that name: `Four`, `Four`, `Four`
                It is open because nothing says which modules these files belong to; `modules:` in the guide can.
                """
        )
        #expect(
            loose.told("Five", 2, "H.swift")
                == """
                Five:
                private types of the file → nothing
                types of all files, then of what it imports: no module of the code base → nothing
                what protocols provide to the types around it → nothing of the code base: it is a name from outside
                `Five` (I.swift:1:16) is not meant: it is private to its file.
                `Five` (J.swift:1:16) is not meant: it is private to its file.
                There is one more of this name in the code base.
                """
        )
    }
}
