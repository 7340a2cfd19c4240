// Names that are declared in branches of `#if`.

import NormaProject
import Testing

@Suite("Branches of #if")
struct ConditionTests {
    @Test("A name in a branch means what the same build declares")
    func branches() {
        SourceProject([
            "A.swift": """
            #if os(Linux)
            struct Screen { struct Size {} }
            let a: Screen? = nil //: Screen = A.swift:2
            #elseif os(macOS) || os(iOS)
            struct Screen { struct Size {} }
            #if DEBUG
            let b: Screen.Size? = nil //: Size = A.swift:5 Screen.Size; Screen = A.swift:5
            #endif
            #else
            struct Screen { struct Size {} }
            let c: Screen? = nil //: Screen = A.swift:10
            #endif
            let d: Screen? = nil //: Screen = A.swift:2 | A.swift:5 | A.swift:10
            """,
            "B.swift": """
            #if os(macOS)
            let a: Screen? = nil //: Screen = A.swift:5
            #endif
            #if !os(macOS) && !os(Linux) && !os(iOS)
            let b: Screen? = nil //: Screen = A.swift:10
            #endif
            #if DEBUG
            let c: Screen? = nil //: Screen = A.swift:2 | A.swift:5 | A.swift:10
            #endif
            """,
        ]).check()
    }

    @Test("What no build has together with the place is looked for further out")
    func furtherOut() {
        SourceProject(
            [
                "Kit/A.swift": "public struct Mark {}",
                "App/B.swift": """
                import Kit
                #if FAST
                struct Mark {}
                #else
                let a: Mark? = nil //: Mark = Kit/A.swift Mark
                #endif
                """,
                "App/C.swift": """
                #if FAST
                import Kit
                #endif
                #if !FAST
                let a: Mark? = nil //: Mark = external
                #endif
                #if FAST
                let b: Mark? = nil //: Mark = App/B.swift Mark
                #endif
                """,
            ],
            modules: ["Kit", "App"]
        ).check()
    }

    @Test("What is for compilers of the past, or unavailable, gives way")
    func outdated() {
        SourceProject([
            "A.swift": """
            #if compiler(<6.2)
            struct Old {}
            #else
            struct Old {}
            #endif
            #if swift(>=5.9)
            struct Mode {}
            #else
            struct Mode {}
            #endif
            #if compiler(>=99)
            struct New {}
            #else
            struct New {}
            #endif
            #if FAST
            @available(*, unavailable, message: "no")
            struct Gone {}
            #else
            struct Gone {}
            #endif
            #if false
            struct Never {}
            #else
            struct Never {}
            #endif
            let a: Old? = nil //: Old = A.swift:4
            let b: Mode? = nil //: Mode = A.swift:7
            let c: New? = nil //: New = A.swift:12 | A.swift:14
            let d: Gone? = nil //: Gone = A.swift:20
            let e: Never? = nil //: Never = A.swift:25
            #if compiler(<6.0)
            let f: Old? = nil //: Old = A.swift:2
            #endif
            #if compiler(>=6.3)
            let g: Old? = nil //: Old = A.swift:4
            #endif
            """
        ]).check()
    }

    @Test("Modules that different branches import don't compete, nor does a typealias with its own target")
    func imports() {
        SourceProject(
            [
                "One/A.swift": "public struct Mark {}\npublic struct Sign {}",
                "Two/B.swift": "import One\npublic struct Mark {}\npublic typealias Sign = One.Sign",
                "App/C.swift": """
                #if ALL
                import Two
                #else
                import One
                #endif
                #if ALL
                let a: Mark? = nil //: Mark = Two/B.swift Mark
                #else
                let b: Mark? = nil //: Mark = One/A.swift Mark
                #endif
                let c: Mark? = nil //: Mark = One/A.swift Mark | Two/B.swift Mark
                """,
                "App/D.swift": """
                import One
                import Two
                let a: Sign? = nil //: Sign = One/A.swift Sign
                """,
            ],
            modules: ["One", "Two", "App"]
        ).check()
    }
}
