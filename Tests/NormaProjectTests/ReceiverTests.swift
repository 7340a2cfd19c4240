// On what methods are called. A comment `//> Cart` says the type of the receiver of the last call on its line, `nil` that it
// can't be told.

import NormaFacts
import NormaProject
import NormaText
import Testing

@Suite("Receivers")
struct ReceiverTests {
    private static let kit = """
        import Foundation
        protocol Storing { associatedtype Item: Priced; var item: Item { get }; func fetch() -> Item? }
        protocol Priced { func total() -> Int }
        protocol Routing: AnyObject { var parent: (any Routing)? { get }; func show() }
        struct Cart: Priced { func total() -> Int { 0 }; static let empty = Cart(); static func make(_ count: Int) -> Cart { Cart() } }
        final class Repository {
            static let shared = Repository()
            static var current: Repository { shared }
            let cart = Cart()
            var carts: [Cart] = []
            var last: Cart?
            func load() -> Cart { cart }
            func load(named name: String) -> Repository { self }
            func all() async throws -> [Cart] { [] }
            func find(_ id: Int = 0, done: () -> Void) -> Cart? { nil }
            func this() -> Self { self }
        }
        enum State { case idle, full(Cart); func show() {} }
        typealias Carts = [Cart]
        typealias Both = Storing & Routing
        func makeRepository() -> Repository { Repository() }
        let global = makeRepository()

        """

    private func check(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = Self.kit + body
        let source = SourceProject(["A.swift": text])
        let file = try #require(source.project.file(at: RelativePath("A.swift")))
        let facts = source.project.file(file).facts
        var count = 0
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let mark = line.firstRange(of: "//> ") else { continue }
            let calls = facts.calls.indices.filter {
                facts.lines.line(at: facts.calls[$0].nameRange.start) == number + 1
            }
            let last = try #require(calls.max { facts.calls[$0].nameRange.start < facts.calls[$1].nameRange.start })
            let found = source.project.receiverType(ofCall: last, in: file)?.name ?? "nil"
            #expect(found == String(line[mark.upperBound...]), "\(line)", sourceLocation: sourceLocation)
            count += 1
        }
        #expect(count > 0, sourceLocation: sourceLocation)
    }

    @Test("Untyped variables are of the type of what they are made from")
    func variables() throws {
        try check(
            """
            final class Screen {
                let repository = Repository.shared
                lazy var other = repository.this()
                let made = makeRepository()
                var inner: Cart { repository.cart }
                func test(_ parameter: Repository, _ list: Cart..., _ done: () -> Repository) {
                    repository.load() //> Repository
                    other.load() //> Repository
                    self.made.load() //> Repository
                    global.load() //> Repository
                    let a = self.repository
                    a.load() //> Repository
                    let b = a.cart, c = a.load()
                    b.total() //> Cart
                    c.total() //> Cart
                    let d = Repository.current
                    d.load() //> Repository
                    let e = Cart.make(1)
                    e.total() //> Cart
                    let f = makeRepository().cart
                    f.total() //> Cart
                    let g = done()
                    g.load() //> nil
                    let h = a.last ?? b
                    h.total() //> nil
                    let i = list
                    i.map { 1 } //> Array
                    inner.total() //> Cart
                    let j = parameter as AnyObject as? Repository
                    j?.load() //> Repository
                    let text = "a", count = 1
                    text.lowercased() //> String
                    count.advanced(by: 1) //> Int
                }
            }
            """
        )
    }

    @Test("Binding takes an optional away; without it the call is one on the optional")
    func optionals() throws {
        try check(
            """
            final class Screen {
                var repository: Repository?
                var sure: Repository!
                var long: Optional<Repository>
                func test() {
                    repository?.load() //> Repository
                    repository!.load() //> Repository
                    repository.map { $0 } //> Optional
                    if let repository { repository.load() } //> Repository
                    guard let found = self.repository else { return }
                    found.load() //> Repository
                    while let last = found.last { last.total() } //> Cart
                    let open = repository?.last
                    open.map { $0 } //> Optional
                    open?.total() //> Cart
                    let cart = try? found.load()
                    cart.flatMap { $0 } //> Optional
                    sure.load() //> Repository
                    sure.map { $0 } //> nil
                    long.map { $0 } //> Optional
                    long?.load() //> Repository
                    if let sub = repository as? AnyObject, let other = repository?.cart { other.total() } //> Cart
                    found.find {}?.total() //> Cart
                    found.find {}.map { $0 } //> Optional
                }
            }
            """
        )
    }

    @Test("Closures see what they capture, loops what they go through")
    func closuresAndLoops() throws {
        try check(
            """
            final class Screen {
                let repository = Repository()
                var carts: Carts = []
                func test() {
                    run { [weak self] in
                        self?.repository.load() //> Repository
                        guard let self else { return }
                        self.repository.load() //> Repository
                        repository.load() //> Repository
                    }
                    run { [store = self.repository] in store.load() } //> Repository
                    run { store in store.load() } //> nil
                    run { (store: Repository) in store.load() } //> Repository
                    run { $0.load() } //> nil
                    for cart in repository.carts { cart.total() } //> Cart
                    for cart in carts { cart.total() } //> Cart
                    for (index, cart) in carts.enumerated() { cart.total() } //> nil
                    for cart in carts.reversed() { cart.total() } //> nil
                    carts.first?.total() //> Cart
                    carts.forEach { _ in } //> Array
                }
                func later() async throws {
                    for cart in try await repository.all() { cart.total() } //> Cart
                }
            }
            """
        )
    }

    @Test("What a function returns, by its labels; not what a generic one returns")
    func results() throws {
        try check(
            """
            func pick<T: Priced>(_ value: T) -> T { value }
            func pick(first: Int) -> Cart { Cart() }
            struct Screen {
                func repository() -> Repository { .shared }
                func cart() -> Cart { Cart() }
                func cart(_ text: String) -> Repository { .shared }
                func test() {
                    repository().load() //> Repository
                    self.repository().load() //> Repository
                    repository().load().total() //> Cart
                    repository().load(named: "a").load() //> Repository
                    repository().this().cart.total() //> Cart
                    cart("a").load() //> Repository
                    cart().total() //> Cart
                    pick(Cart()).total() //> nil
                    pick(first: 1).total() //> Cart
                    Cart().total() //> Cart
                    Cart.init().total() //> Cart
                    Cart.make(1).total() //> Cart
                    State.full(Cart()).show() //> State
                    State.idle.show() //> State
                    NSLocalizedString("a").lowercased() //> nil
                    unknown().load() //> nil
                    func local() -> Cart { Cart() }
                    local().total() //> Cart
                    JSONDecoder().decode() //> JSONDecoder
                    repository() //> Screen
                }
            }
            """
        )
    }

    @Test("What the standard library's collections call something is no type of its own")
    func otherNames() throws {
        try check(
            """
            func test(_ part: Text.SubSequence, _ element: Names.Element, _ value: Mode.RawValue, _ plain: Text.Part, _ own: Box.Element) {
                part.lowercased() //> nil
                element.total() //> nil
                value.total() //> nil
                plain.lowercased() //> Text.Part
                own.total() //> Cart
            }
            struct Box { typealias Element = Cart }
            """
        )
    }

    @Test("A generic parameter is what it must be, where that is said, and nowhere else")
    func generics() throws {
        try check(
            """
            struct Box<Store: Storing> {
                let store: Store
                var item: Store.Item
                func test<R: Routing>(_ router: R, _ some: some Storing, _ any: any Storing, _ free: Box<Store>) {
                    store.fetch() //> Storing
                    item.total() //> Priced
                    self.item.total() //> Priced
                    router.show() //> Routing
                    some.fetch() //> Storing
                    any.fetch() //> Storing
                    Store.make() //> Storing
                    free.item.total() //> nil
                    store.fetch()?.total() //> nil
                }
            }
            struct CartStore: Storing { let item: Cart; func fetch() -> Cart? { nil } }
            func test(_ box: Box<CartStore>, _ store: CartStore, _ both: any Both) {
                box.item.total() //> nil
                store.item.total() //> Cart
                both.fetch() //> Storing
                both.show() //> Routing
                both.unknown() //> nil
            }
            extension Routing where Self: Storing {
                func test() {
                    fetch() //> Storing
                    self.fetch() //> Storing
                    show() //> Routing
                    item.total() //> Priced
                }
            }
            extension Array where Element: Priced {
                func test(_ element: Element) { element.total() } //> Priced
            }
            """
        )
    }

    @Test("What a class of a framework declares may come before what stands further out")
    func outsideClasses() throws {
        try check(
            """
            let router = Repository()
            func reload() -> Repository { router }
            extension UIViewController { var kept: Repository { Repository() } }
            class Base: UIViewController { let own = Repository() }
            final class Screen: Base {
                func test() {
                    own.load() //> Repository
                    kept.load() //> Repository
                    router.load() //> nil
                    view.load() //> nil
                    super.test() //> Base
                }
            }
            struct Plain: View { func test() { router.load() } } //> Repository
            """
        )
    }

    @Test("The environment tells a type in its attribute")
    func environment() throws {
        try check(
            """
            struct Screen: View {
                @Environment(Repository.self) private var repository
                @Environment(\\.dismiss) private var dismiss
                @State private var carts = Carts()
                var body: some View {
                    repository.load() //> Repository
                    dismiss.run() //> nil
                }
            }
            """
        )
    }

    @Test("Definitions in circles have no type")
    func circles() throws {
        try check(
            """
            struct Round {
                var a = b
                var b = a
                static let c = Round.d, d = Round.c
                func f() -> Loop { f() }
                func test() {
                    self.a.load() //> nil
                    Round.c.load() //> nil
                    f().load() //> nil
                }
            }
            typealias Loop = Pool
            typealias Pool = Loop
            """
        )
    }
}
