// Why a name means what it means, told in whole sentences to a person who wonders.

import NormaFacts
import NormaProject
import NormaText
import Testing

@Suite("Explanations")
struct ExplanationTests {
    private static let modules = SourceProject(
        [
            "Kit/Mark.swift": """
            public struct Mark { public struct Size {} }
            struct Hidden {}
            private struct Secret {}
            public protocol Sized { associatedtype Part }
            extension Sized { public typealias Note = Int }
            """,
            "More/Mark.swift": "public struct Mark {}\npublic struct Twice {}\nstruct Hidden {}",
            "More/Twice.swift": "public struct Twice {}",
            "App/Cart.swift": """
            import Kit
            class Base { class Inner {} }
            final class Cart<Item: Sized>: Base {
                let first: Mark
                let second: Mark.Size
                let third: Item.Part
                let fourth: Inner
                let fifth: Item
                let sixth: Hidden
                let seventh: Twice
                let eighth: Unknown
                let ninth: Note
                func total() { let Mark = 1; _ = Mark }
                private struct Row {}
            }
            private struct Own {}
            let own: Own
            let row: Row
            func local() { struct Deep {}; let a: Deep }
            struct Noted: Sized { let note: Note }
            """,
            "App/Open.swift": """
            import Kit
            import More
            let first: Mark
            let second: Twice
            let third: Deep
            let fourth: Row
            let fifth: Secret
            let sixth: Hidden
            """,
        ],
        modules: ["Kit", "More", "App"]
    )

    @Test("A name is looked for from the inside out, and each look-up is told")
    func lookUps() {
        let path = "App/Cart.swift"
        #expect(
            Self.modules.told("Mark", 4, path)
                == """
                Mark:
                types inside `Cart` and its extensions → nothing
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit` → `Mark`
                """
        )
        #expect(
            Self.modules.told("Size", 5, path)
                == """
                Mark.Size:
                types inside `Cart` and its extensions → nothing
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit` → `Mark`
                in `Mark`, which is `Mark`: `Size` → `Mark.Size`
                """
        )
        #expect(
            Self.modules.told("Part", 6, path)
                == """
                Item.Part:
                names bound in the function or declaration around it → a generic parameter or a local name
                in `Item`, which is a generic parameter or a local name: `Part` → `Sized.Part`
                """
        )
        #expect(
            Self.modules.told("Inner", 7, path)
                == """
                Inner:
                types inside `Cart` and its extensions → nothing
                types that `Cart` inherits → `Base.Inner`
                """
        )
        #expect(
            Self.modules.told("Item", 8, path)
                == """
                Item:
                names bound in the function or declaration around it → a generic parameter or a local name
                Its requirements are `Sized`. Members are looked up there.
                """
        )
        #expect(
            Self.modules.told("Own", 17, path)
                == """
                Own:
                private types of the file → `Own`
                """
        )
        #expect(
            Self.modules.told("Deep", 19, path)
                == """
                Deep:
                names bound in the function or declaration around it → `local().Deep`
                """
        )
        #expect(
            Self.modules.told("Note", 20, path)
                == """
                Note:
                types inside `Noted` and its extensions → nothing
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit` → nothing
                members that protocols provide to the types around it → `Sized.Note`
                """
        )
    }

    @Test("Of a name from outside it is told why a type of that name is not meant")
    func namesakes() {
        let path = "App/Cart.swift"
        #expect(
            Self.modules.told("Hidden", 9, path)
                == """
                Hidden:
                types inside `Cart` and its extensions → nothing
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit` → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Hidden` (Kit/Mark.swift:2:8) is not meant: it is not public in `Kit`.
                `Hidden` (More/Mark.swift:3:8) is not meant: it is in the module `More`, which this file doesn't import.
                """
        )
        #expect(
            Self.modules.told("Twice", 10, path)
                == """
                Twice:
                types inside `Cart` and its extensions → nothing
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit` → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Twice` (More/Mark.swift:2:15) is not meant: it is in the module `More`, which this file doesn't import.
                `Twice` (More/Twice.swift:1:15) is not meant: it is in the module `More`, which this file doesn't import.
                """
        )
        #expect(
            Self.modules.told("Unknown", 11, path)
                == """
                Unknown:
                the whole code base for a type called `Unknown` → nothing in the code base: the name comes from outside
                """
        )
        #expect(
            Self.modules.told("Note", 12, path)
                == """
                Note:
                types inside `Cart` and its extensions → nothing
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit` → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Sized.Note` (Kit/Mark.swift:5:36) is not meant: it is declared inside of another type.
                """
        )
        #expect(
            Self.modules.told("Row", 18, path)
                == """
                Row:
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit` → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Cart.Row` (App/Cart.swift:14:20) is not meant: it is declared inside of another type.
                """
        )
        #expect(
            Self.modules.told("Deep", 5, "App/Open.swift")
                == """
                Deep:
                the whole code base for a type called `Deep` → nothing in the code base: the name comes from outside
                `local().Deep` (App/Cart.swift:19:23) is not meant: it is declared inside a function.
                """
        )
        #expect(
            Self.modules.told("Row", 6, "App/Open.swift")
                == """
                Row:
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit`, `More` → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Cart.Row` (App/Cart.swift:14:20) is not meant: it is declared inside of another type.
                """
        )
        #expect(
            Self.modules.told("Secret", 7, "App/Open.swift")
                == """
                Secret:
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit`, `More` → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Secret` (Kit/Mark.swift:3:16) is not meant: it is private to its file.
                """
        )
        #expect(
            Self.modules.told("Hidden", 8, "App/Open.swift")
                == """
                Hidden:
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit`, `More` → nothing
                members that protocols provide to the types around it → nothing in the code base: the name comes from outside
                `Hidden` (Kit/Mark.swift:2:8) is not meant: it is not public in `Kit`.
                `Hidden` (More/Mark.swift:3:8) is not meant: it is not public in `More`.
                """
        )
    }

    @Test("Of a name that stays open it is told what keeps it open")
    func open() {
        #expect(
            Self.modules.told("Mark", 3, "App/Open.swift")
                == """
                Mark:
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit`, `More` → 2 declarations of that name: `Mark`, `Mark`
                It is ambiguous because this file sees `Kit` and `More`, and each has a declaration of this name.
                """
        )
        #expect(
            Self.modules.told("Twice", 4, "App/Open.swift")
                == """
                Twice:
                private types of the file → nothing
                types of the module `App`, then of its imports: `Kit`, `More` → 2 declarations of that name: `Twice`, `Twice`
                It is ambiguous because `More` has several of this name, and nothing in the source distinguishes them.
                """
        )
    }
}
