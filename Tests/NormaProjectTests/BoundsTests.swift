// What names after generic parameters and associated types mean. Each case was put to the compiler's index, which says the
// same.

import NormaProject
import Testing

@Suite("Requirements")
struct BoundsTests {
    private static let kit = """
        protocol Storing { associatedtype Item; associatedtype Key }
        protocol Caching: Storing where Item: Sized { associatedtype Extra: Storing }
        protocol Sized { associatedtype Part }
        extension Storing { typealias Note = Int }
        struct Item {}
        struct Shop: Storing { typealias Item = String; typealias Key = Int }

        """

    @Test("A generic parameter has what its protocols declare, in every place that can demand it")
    func genericParameters() {
        SourceProject([
            "A.swift": Self.kit + """
                func a<S: Caching>(_ item: S.Item, _ extra: S.Extra.Key) {} //: Item = A.swift Storing.Item; Key = A.swift Storing.Key
                func b<S>(_ item: S.Item) where S: Storing {} //: Item = A.swift Storing.Item
                func c<S, T: Storing>(_ part: S.Part) where T.Item == S, S: Sized {} //: Part = A.swift Sized.Part
                func d<S: Sendable & Storing>(_ item: S.Item) { _ = S.Note.self } //: Item = A.swift Storing.Item; Note = A.swift Storing.Note
                struct Box<S: Storing> { let item: S.Item; struct In { let key: S.Key } } //: Item = A.swift Storing.Item; Key = A.swift Storing.Key
                extension Box { func e(_ item: S.Item) {} } //: Item = A.swift Storing.Item
                extension Box.In { func f(_ item: S.Item) {} } //: Item = A.swift Storing.Item
                extension Box where S: Caching { func g(_ extra: S.Extra) {} } //: Extra = A.swift Caching.Extra
                typealias Pair<S: Storing> = (S.Item, S) //: Item = A.swift Storing.Item
                func h<S: Caching>(_ part: S.Item.Part) {} //: Part = A.swift Sized.Part
                """
        ]).check()
    }

    @Test("What nothing is demanded of has no members of the code base")
    func nothing() {
        SourceProject([
            "A.swift": Self.kit + """
                func a<S>(_ item: S.Item) {} //: Item = local
                func b<S: Sequence>(_ item: S.Item) {} //: Item = local
                struct Box<S: Storing> { func c<S>(_ item: S.Item) {} } //: Item = local
                func d<S, T: Storing>(_ item: S.Item, _ t: T) {} //: Item = local
                """
        ]).check()
    }

    @Test(
        "An associated type has what is demanded of it where it is declared, where it is refined and around the place"
    )
    func associatedTypes() {
        SourceProject([
            "A.swift": Self.kit + """
                extension Caching { func a(_ key: Extra.Key, _ part: Item.Part) {} } //: Key = A.swift Storing.Key; Part = A.swift Sized.Part
                extension Storing where Item: Sized { func b(_ part: Item.Part, _ other: Self.Item.Part) {} } //: Part = A.swift Sized.Part
                extension Storing { func c(_ part: Item.Part) {} } //: Part = external
                protocol Third: Caching where Self.Key: Sized { func d(_ part: Key.Part) } //: Part = A.swift Sized.Part
                protocol Held { associatedtype Inner: Storing where Inner.Item: Sized; func e(_ part: Inner.Item.Part) } //: Part = A.swift Sized.Part
                """
        ]).check()
    }

    @Test("Of an associated type that refining protocols declare anew the first one is meant after a generic parameter")
    func redeclared() {
        SourceProject([
            "A.swift": """
            protocol Source { associatedtype Item }
            protocol Ordered: Source { associatedtype Item: Sized }
            protocol Other { associatedtype Item }
            protocol Joined: Ordered, Other {}
            protocol Sized { associatedtype Part }
            func a<S: Ordered>(_ s: S, _ item: S.Item, _ part: S.Item.Part) {} //: Item = A.swift Source.Item; Part = A.swift Sized.Part
            func b<S: Joined>(_ s: S, _ item: S.Item) {} //: Item = A.swift Other.Item
            extension Ordered { func c(_ item: Item) {} } //: Item = A.swift Ordered.Item
            extension Ordered { func d(_ item: Self.Item) {} } //: Item = A.swift Source.Item
            """
        ]).check()
    }

    @Test("An extension sees what its conditions say of Self")
    func selfInExtensions() {
        SourceProject([
            "A.swift": Self.kit + """
                protocol Plain {}
                extension Plain where Self: Caching {
                    func a(_ extra: Extra, _ item: Self.Item) { _ = Note.self } //: Extra = A.swift Caching.Extra; Item = A.swift Storing.Item; Note = A.swift Storing.Note
                }
                extension Plain { func b(_ extra: Extra) {} } //: Extra = external
                protocol Narrow where Self: Storing { func c(_ key: Key) } //: Key = A.swift Storing.Key
                class Base { struct Part {} }
                extension Plain where Self: Base { func d(_ part: Part) {} } //: Part = A.swift Base.Part
                """
        ]).check()
    }

    @Test("An outside type's generic parameter has what an extension demands of it")
    func outside() {
        SourceProject([
            "A.swift": Self.kit + """
                extension Array where Element: Storing { func a(_ item: Element.Item) {} } //: Item = A.swift Storing.Item
                extension Array where Element == Shop { func b(_ item: Element.Item) {} } //: Item = A.swift Shop.Item
                extension Sequence where Element: Sized { func c(_ part: Self.Element.Part) {} } //: Part = A.swift Sized.Part
                extension Array { func d(_ item: Element.Item) {} } //: Item = external
                extension Array where Element == (Shop, Shop) { func e(_ item: Element.Item) {} } //: Item = external
                """
        ]).check()
    }

    @Test("A primary associated type names the protocol's own")
    func primaryAssociatedTypes() {
        SourceProject([
            "A.swift": """
            struct Item {}
            protocol Storing<Item> { //: Item = A.swift Storing.Item
                associatedtype Item
            }
            """
        ]).check()
    }

    @Test("In an expression what protocols provide comes before the module's types; a type's own choice is not written")
    func expressions() {
        SourceProject([
            "A.swift": """
            struct Note { init() {} }
            struct Mark { init() {} }
            protocol Storing { associatedtype Mark; func put(_ mark: Mark) }
            extension Storing { typealias Note = [Int] }
            struct Shop: Storing {
                func put(_ mark: Int) {}
                func a() { _ = Note() } //: Note = A.swift Storing.Note
                func b(_ note: Note) {} //: Note = A.swift Note
                func c() { _ = Mark() } //: Mark = external
                func d(_ mark: Mark) {} //: Mark = A.swift Mark
            }
            """
        ]).check()
    }
}
