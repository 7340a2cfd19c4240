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
                types of all files, then of its imports: no modules of the code base → 2 declarations of that name: `Mark`, `Mark`
                It is ambiguous because the modules of these files are unknown; declare them under `modules:` in the guide.
                """
        )
        #expect(
            loose.told("Screen", 3, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of its imports: no modules of the code base → `Screen`
                It is under `#if os(Linux)`: declarations that no such build has don't count.
                """
        )
        #expect(
            loose.told("Missing", 4, "C.swift")
                == """
                Missing:
                private types of the file → nothing
                types of all files, then of its imports: no modules of the code base → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                It is under `#if os(Linux)`: declarations that no such build has don't count.
                `Missing` (C.swift:10:8) is not meant: their `#if` conditions exclude each other.
                """
        )
        #expect(
            loose.told("Screen", 6, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of its imports: no modules of the code base → `Screen`
                It is under `#if DEBUG`: declarations that no such build has don't count.
                """
        )
        #expect(
            loose.told("Screen", 11, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of its imports: no modules of the code base → `Screen`
                It is under `#if … #else`: declarations that no such build has don't count.
                """
        )
        #expect(
            loose.told("Screen", 13, "C.swift")
                == """
                Screen:
                private types of the file → nothing
                types of all files, then of its imports: no modules of the code base → 2 declarations of that name: `Screen`, `Screen`
                It is ambiguous because `#if` decides which of them a build has.
                """
        )
        #expect(
            loose.told("Four", 1, "H.swift")
                == """
                Four:
                private types of the file → nothing
                types of all files, then of its imports: no modules of the code base → 4 declarations of that name: `Four`, `Four`, `Four`
                It is ambiguous because the modules of these files are unknown; declare them under `modules:` in the guide.
                """
        )
        #expect(
            loose.told("Five", 2, "H.swift")
                == """
                Five:
                private types of the file → nothing
                types of all files, then of its imports: no modules of the code base → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Five` (I.swift:1:16) is not meant: it is private to its file.
                `Five` (J.swift:1:16) is not meant: it is private to its file.
                There is one more of this name in the code base.
                """
        )
    }
}
