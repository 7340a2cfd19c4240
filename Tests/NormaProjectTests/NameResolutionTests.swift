// What names mean in source. Each case that compiles was put to the compiler's index, which says the same.

import NormaProject
import Testing

@Suite("Names in source")
struct NameResolutionTests {
    @Test("Generic parameters and local types hide types of the code base")
    func shadowing() {
        SourceProject([
            "A.swift": """
            struct Item { struct Part {} }
            struct Box<Item> {
                var item: Item //: Item = local
                func map<Part>(_ part: Part) -> Part { part } //: Part = local
            }
            func f() {
                struct Item { struct Inner {} }
                let item: Item? = nil //: Item = A.swift f().Item
                let inner: Item.Inner? = nil //: Inner = A.swift f().Item.Inner
                _ = (item, inner)
            }
            let global: Item? = nil //: Item = A.swift Item
            extension Box { func g(_ item: Item) {} } //: Item = local
            extension Box where Item == Int { func h(_ item: Item) {} } //: Item = local
            """
        ]).check()
    }

    @Test("Nested types are seen from inside, through extensions, and by their path")
    func nesting() {
        SourceProject([
            "Cart.swift": """
            class Cart {
                enum State { case empty }
                struct Line { var state: State? } //: State = Cart.swift Cart.State
                var price: Price? //: Price = Price.swift Cart.Price
            }
            enum State {}
            """,
            "Price.swift": """
            extension Cart { //: Cart = Cart.swift Cart
                struct Price { var line: Line? } //: Line = Cart.swift Cart.Line
            }
            extension Cart.Line { func f(_ state: State) {} } //: State = Cart.swift State; Line = Cart.swift Cart.Line
            let state: Cart.State = .empty //: State = Cart.swift Cart.State; Cart = Cart.swift Cart
            let type: State.Type = State.self //: State = Cart.swift State
            """,
        ]).check()
    }

    @Test("A type's own head does not see what is inside it; an extension's conditions do")
    func heads() {
        SourceProject([
            "A.swift": """
            protocol Marked {}
            struct Outer: Marked { //: Marked = A.swift Marked
                protocol Marked {}
                struct Inner: Marked {} //: Marked = A.swift Outer.Marked
            }
            struct Pair<Left> { typealias Index = Int }
            struct Index {}
            extension Pair where Left == Index { func f(_ index: Left) {} } //: Index = A.swift Pair.Index
            struct Key {}
            protocol Keyed { associatedtype Key }
            protocol Sorted: Keyed where Key: Comparable {} //: Key = A.swift Keyed.Key
            enum Text: String { case plain; enum Encoding { case utf8; static let one: Encoding = .utf8 } } //: Encoding = A.swift Text.Encoding
            enum Encoding: String { case utf8; var next: Encoding { self } } //: Encoding = A.swift Encoding
            """
        ]).check()
    }

    @Test("What a superclass declares is inherited; private parts of it are not")
    func inheritance() {
        SourceProject([
            "A.swift": """
            class Base { struct Kind {}; private struct Secret {} }
            class Middle: Base {}
            class Leaf: Middle {
                var kind: Kind? //: Kind = A.swift Base.Kind
                private var secret: Secret? //: Secret = A.swift Secret
                class Deep: Middle.Kind2 {} //: Kind2 = B.swift Base.Kind2
            }
            struct Kind {}
            struct Secret {}
            let kind: Leaf.Kind? = nil //: Kind = A.swift Base.Kind
            """,
            "B.swift": "extension Base { class Kind2 {} }",
        ]).check()
    }

    @Test("Associated types: inside the protocol before the module's, in a conforming type after them")
    func protocols() {
        SourceProject([
            "A.swift": """
            struct Item {}
            protocol Storing { associatedtype Item; associatedtype Key; func put(_ item: Item) } //: Item = A.swift Storing.Item
            protocol Caching: Storing { func get() -> Item } //: Item = A.swift Storing.Item
            extension Caching { func all() -> [Item] { [] } } //: Item = A.swift Storing.Item
            struct Store: Storing {
                typealias Key = Int
                func put(_ item: Item) {} //: Item = A.swift Item
                func key() -> Key { 1 } //: Key = A.swift Store.Key
            }
            extension Storing { typealias Pair = (Item, Key) }
            struct Other: Storing {
                func put(_ item: Item) {}
                typealias Key = String
                func pair() -> Pair? { nil } //: Pair = A.swift Storing.Pair
            }
            func f<S: Storing>(_ s: S, _ item: S.Item) {} //: Item = A.swift Storing.Item
            func g<S>(_ s: S, _ item: S.Item) {} //: Item = local
            """
        ]).check()
    }

    @Test("Names after an associated type are those of what it conforms to")
    func bounds() {
        SourceProject([
            "A.swift": """
            protocol Measured { associatedtype Summary; associatedtype Index }
            protocol Metric { associatedtype Element: Measured; func size(_ summary: Element.Summary) -> Int } //: Summary = A.swift Measured.Summary
            extension Metric { func f(_ index: Element.Index) {} } //: Index = A.swift Measured.Index
            """
        ]).check()
    }

    @Test("Generic parameters come before the members of an extension")
    func genericsInExtensions() {
        SourceProject([
            "A.swift": """
            struct Ordered<Element> { struct Part {} }
            extension Ordered.Part {
                typealias Element = Int
                func f(_ element: Element) {} //: Element = local
            }
            """
        ]).check()
    }

    @Test("An outside type's own names come before those that a protocol of the code base provides")
    func outsideConformance() {
        SourceProject([
            "A.swift": """
            protocol Container { associatedtype Element; associatedtype Keys }
            extension Container { typealias Pair = (Element, Element) }
            extension Dictionary: Container { func f(_ keys: Keys) {} } //: Keys = external
            func g(_ keys: Dictionary<Int, Int>.Keys) {} //: Keys = external
            extension Set: Container where Element == Int { func h() -> Pair? { nil }; typealias Keys = Int } //: Pair = A.swift Container.Pair
            """
        ]).check()
    }

    @Test("Typealiases are followed, through extensions too")
    func aliases() {
        SourceProject([
            "A.swift": """
            typealias One = Two
            typealias Two = Space.Inner
            enum Space { struct Inner { struct Deep {} } }
            extension One { struct Added {} }
            let deep: One.Deep? = nil //: Deep = A.swift Space.Inner.Deep; One = A.swift One
            let added: Space.Inner.Added? = nil //: Added = A.swift Space.Inner.Added
            """
        ]).check()
    }

    @Test("In expressions members hide types, and only types count")
    func expressions() {
        SourceProject([
            "A.swift": """
            struct Red { static let shade = 1; struct Deep {} }
            enum Colors {
                static let Red = "red"
                static func f() -> Int { Red.count } //: Red = external
                func g(_ red: Red) {} //: Red = A.swift Red
            }
            struct Maker {
                func Red() -> String { "" }
                func h() -> Int { Red().count } //: Red = external
            }
            let red = Red() //: Red = A.swift Red
            let shade = Red.shade //: Red = A.swift Red
            let deep = Red.Deep() //: Deep = A.swift Red.Deep; Red = A.swift Red
            func test(_ value: Any) -> Bool { value is Red } //: Red = A.swift Red
            """
        ]).check()
    }

    @Test("Self is the type around it")
    func selfTypes() {
        SourceProject([
            "A.swift": """
            struct Cart {
                struct Line {}
                static func make() -> Self { Self() } //: Self = A.swift Cart
                func line() -> Self.Line { Line() } //: Line = A.swift Cart.Line
            }
            extension Cart { static let one = Self() } //: Self = A.swift Cart
            extension String { static let own = Self() } //: Self = external
            """
        ]).check()
    }

    @Test("Extensions of outside types give them nested types")
    func outside() {
        SourceProject([
            "A.swift": """
            import Foundation
            extension Notification.Name { enum Kind {} }
            extension URLSession { struct Options { var kind: Kind? } } //: Kind = external
            extension URLSession.Options { func f(_ options: Options) {} } //: Options = external
            let options: URLSession.Options? = nil //: Options = A.swift URLSession.Options; URLSession = external
            let kind: Foundation.Notification.Name.Kind? = nil //: Kind = A.swift Notification.Name.Kind
            class Session: URLSession { var options: Options? } //: Options = A.swift URLSession.Options
            """
        ]).check()
    }

    @Test("The same type in several branches is ambiguous, what is nested in one of them is not")
    func conditions() {
        SourceProject([
            "A.swift": """
            #if os(iOS)
            struct Screen { struct Size {} }
            #else
            struct Screen { struct Bounds {} }
            #endif
            let screen: Screen? = nil //: Screen = A.swift Screen | A.swift Screen
            let size: Screen.Size? = nil //: Size = A.swift Screen.Size
            extension Screen { func f(_ bounds: Bounds) {} } //: Bounds = A.swift Screen.Bounds
            """
        ]).check()
    }

    @Test("Names that frameworks have too are theirs unless the code base's are in sight")
    func frameworks() {
        SourceProject(
            [
                "Kit/A.swift": "enum Theme { struct Color {} }\npublic struct State {}",
                "App/B.swift": """
                import SwiftUI
                struct Screen: View {
                    @State var color: Color //: State = external; Color = external
                    var body: some View { Text("") } //: View = external; Text = external
                }
                """,
                "App/C.swift": """
                import SwiftUI
                import Kit
                struct Other { let state: State } //: State = Kit/A.swift State
                """,
            ],
            modules: ["Kit", "App"]
        ).check()
    }

    @Test("A type hides a module of its name; other modules are reached by theirs")
    func moduleNames() {
        SourceProject(
            [
                "Kit/A.swift": "public struct Kit { public struct In {} }\npublic struct Side {}",
                "Log/B.swift": "public struct Entry {}\npublic struct Own {}",
                "App/C.swift": """
                import Kit
                import Log
                struct Own {}
                let a: Kit.In? = nil //: In = Kit/A.swift Kit.In; Kit = Kit/A.swift Kit
                let b: Kit.Side? = nil //: Side = external
                let c: Log.Own? = nil //: Own = Log/B.swift Own; Log = external
                let d: App.Own? = nil //: Own = App/C.swift Own
                let e: Own? = nil //: Own = App/C.swift Own
                let f = Log.Entry() //: Entry = Log/B.swift Entry
                """,
            ],
            modules: ["Kit", "Log", "App"]
        ).check()
    }

    @Test("Members that another module adds need that module, and the right to see them")
    func foreignExtensions() {
        SourceProject(
            [
                "Kit/A.swift": "public struct Cart { public struct Line {}; struct Hidden {} }",
                "More/B.swift": """
                import Kit
                extension Cart { public struct Extra {}; struct Inner {} }
                """,
                "App/C.swift": """
                import Kit
                import More
                let a: Cart.Line? = nil //: Line = Kit/A.swift Cart.Line
                let b: Cart.Extra? = nil //: Extra = More/B.swift Cart.Extra
                let c: Cart.Inner? = nil //: Inner = external
                let d: Cart.Hidden? = nil //: Hidden = external
                """,
                "App/D.swift": """
                @testable import Kit
                let d: Cart.Hidden? = nil //: Hidden = Kit/A.swift Cart.Hidden
                """,
            ],
            modules: ["Kit", "More", "App"]
        ).check()
    }

    @Test("What one file of a module re-exports its other files see too; a scoped import names its type")
    func exportsInside() {
        SourceProject(
            [
                "Core/A.swift": "public struct Request {}\npublic struct Core {}\npublic struct Hidden {}",
                "Base/B.swift": "public struct Header {}",
                "Kit/Exports.swift": """
                @_exported import struct Core.Request //: Request = Core/A.swift Request; Core = external
                @_exported import Base
                import func Core.run
                """,
                "Kit/C.swift": """
                let a: Request? = nil //: Request = Core/A.swift Request
                let b: Header? = nil //: Header = Base/B.swift Header
                let c: Hidden? = nil //: Hidden = external
                """,
                "App/D.swift": """
                import Kit
                let a: Request? = nil //: Request = Core/A.swift Request
                """,
            ],
            modules: ["Core", "Base", "Kit", "App"]
        ).check()
    }

    @Test("Package access reaches the modules of the package, no others")
    func packageAccess() {
        func manifest(_ name: String, _ targets: [String]) -> String {
            let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
            return """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "\(name)", targets: [\(list)])
                """
        }
        SourceProject(
            [
                "Sources/Kit/A.swift": "package struct Shared {}",
                "Sources/App/B.swift": "import Kit\nlet a: Shared? = nil //: Shared = Sources/Kit/A.swift Shared",
                "Other/Sources/Far/C.swift": "import Kit\nlet a: Shared? = nil //: Shared = external",
            ],
            manifests: [
                "Package.swift": manifest("Root", ["Kit", "App"]), "Other/Package.swift": manifest("Other", ["Far"]),
            ]
        ).check()
    }
}
