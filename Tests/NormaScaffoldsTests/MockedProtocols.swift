// Protocols with everything that a protocol can demand, as one source file for mocks that the compiler judges.

enum MockedProtocols {
    static let source = #"""
        import Foundation

        public struct User: Sendable, Identifiable, Equatable {
            public let id: UUID
            var name: String
            var age: Int = 3
            var role: Role
            var address: Address?
            let friends: [User]
        }
        public struct Address: Sendable, Equatable { let street: String; let country: Country }
        enum Country: Sendable, Equatable { case of(code: String), none }
        public enum Role: String, Sendable { case admin, guest }
        indirect enum Tree: Sendable { case node(Tree, Tree); case leaf(Int) }
        enum StoreError: Error { case missing, broken(String) }
        final class Session: Sendable { let token: String; init(token: String) { self.token = token } }
        typealias Completion = (Result<User, any Error>) -> Void
        typealias Identifier = UUID
        protocol Marker {}
        final class Opaque { private init() {} }
        struct Page<Item: Sendable>: Sendable { let items: [Item]; let next: Item? ; let first: Int }

        public protocol UserRepository: Sendable {
            func fetch(id: UUID) async throws -> User
            func fetch(named name: String, limit: Int) async throws -> [User]
            func save(_ user: User) async throws
            func count() -> Int
            func delete(_ ids: UUID...)
            @discardableResult func touch() -> Bool
        }
        protocol Typed {
            func load() throws(StoreError) -> User
            func loadTree() throws(StoreError) -> Tree
            func opaque() throws(StoreError) -> Opaque
            func page() async throws -> Page<User>
            var session: Session { get }
            var marker: any Marker { get set }
        }
        protocol Properties {
            var name: String { get }
            var user: User { get set }
            var remote: String { get async throws }
            var other: Int { get async }
            var strict: Int { get throws(StoreError) }
            static var shared: Int { get }
            static var mutable: String { get set }
            var handler: (@Sendable (Int) -> String)? { get set }
            var plain: (Int) -> String { get }
            subscript(index: Int) -> String { get set }
            subscript(key key: String) -> User? { get }
        }
        protocol Generic {
            func decode<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T
            func first<T>(_ items: [T]) -> T?
            func withLock<R>(_ body: () throws -> R) rethrows -> R
            func with<R>(_ body: (Int) async throws -> R) async rethrows -> R
            func same<T>(_ value: T) -> T
            func many<each T>(_ values: repeat each T)
            func some(_ value: some Sequence<Int>, _ another: some Marker)
            func make<T: ExpressibleByIntegerLiteral>() -> T
            func wrap<T>(_ value: T) -> [T]
            func typed<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
        }
        protocol Store<Key, Value> {
            associatedtype Key: Hashable
            associatedtype Value: Codable & Sendable = String
            associatedtype List: Collection where List.Element == Value
            func get(_ key: Self.Key) async throws -> Value?
            func set(_ value: Value, for key: Key)
            func list() throws -> List
            static func empty() -> Int
            static var zero: Int { get }
        }
        protocol IntStore: Store where Key == Int, Value == String {
            func extra(key: Key) -> Value
        }
        protocol Parameters {
            func escaping(_ done: @escaping (Int) -> Void)
            func sendable(_ done: @escaping @Sendable (Int) async -> Void, then: () -> Void)
            func completion(_ done: @escaping Completion)
            func plain(_ done: Completion)
            func optional(_ done: ((Int) -> Void)?)
            func change(_ value: inout Int, _ list: inout [String])
            func own(_ value: consuming User, _ other: borrowing User)
            func send(_ value: sending Session) -> sending Session
            func auto(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
            func isolated(_ actor: isolated (any Actor)?)
            func tuple(_ pair: (a: Int, String)) -> (x: Int, y: User)
            func identifier(_ id: Identifier, default: Int, in repeat: Bool)
            func nameless(_: Int, _: String)
            func mutatingOne(_ x: Any, _ y: AnyObject?)
        }
        @MainActor protocol Screen: AnyObject {
            var title: String { get set }
            func show(_ user: User) async
            nonisolated func free() -> Int
            nonisolated var identity: Int { get }
            static var count: Int { get set }
        }
        protocol Worker: Actor {
            var state: Int { get }
            func work(_ input: String) -> Int
            func workLater() async throws -> User
            nonisolated var name: String { get }
            nonisolated func free(_ x: Int) -> Bool
        }
        protocol SelfReferring: Equatable {
            func copy() -> Self
            func merged(with other: Self) -> Self?
            static func make() -> Self
            static var all: [Self] { get }
        }
        protocol Initialised: Sendable {
            init(name: String, user: User)
            init?(code: Int)
            var session: Session { get }
            func anything() -> any Marker
        }
        protocol EmptyInit { init() ; func value() -> User }
        protocol Conditional {
            #if os(Linux)
            func linux() -> Int
            var path: String { get }
            #elseif os(macOS)
            func mac() -> Int
            #else
            func other() -> NSObject
            #endif
            #if DEBUG
            func debug()
            #endif
            func always()
        }
        protocol Base { func base() -> Int; func shared(_ x: Int) }
        protocol Derived: Base, CustomStringConvertible, Hashable { func shared(_ x: Int); func own() }
        protocol Ranked: Equatable, Hashable, Comparable, CustomStringConvertible {
            var description: String { get }
            static func == (left: Self, right: Self) -> Bool
            func rank() -> Int
        }
        protocol Ending {
            func end() -> Never
            func fail(code: Int) throws -> Never
            func stop() async -> Never
            static func halt() -> Never
        }
        struct Job {
            var name: String
            var run: () -> Void
            var then: Completion
            var finally: (@Sendable (Int) -> String)?
            struct Handler { let start: @Sendable () -> Label; typealias Label = String }
        }
        struct Nameless { let a: Int; let b: [String]; init(_: Int, _: [String], more: @autoclosure () -> Int) { a = 0; b = [] } }
        struct Board { struct Field { let mark: Mark; let other: Mark? }; enum Mark { case cross } }
        protocol Overloads {
            func run(_ x: Int)
            func run(_ x: String)
            func run(x: Int)
            func run() -> Int
            func runCount() -> Int
            var runResult: Int { get }
        }
        protocol GenericOverloads {
            func run<T: Decodable>(_ x: T) -> Int
            func run<T: Encodable>(_ x: T) -> Int
            func run<T>(_ x: T) where T: Error
            func run(_ x: Int)
            func run(_ x: Int...)
            func run(_ x: Int?) async throws
            func run(_ x: [Int])
            func run(_ x: @escaping (Int) -> Void)
        }
        protocol Restated: GenericOverloads { func run<T>(_ x: T) -> Int where T: Decodable }
        protocol Keywords { func `default`(_ class: Int, `in`: Int) -> Bool; var `self`: Int { get } ; var `case`: Int { get } }
        protocol Defaulted { func hard<T>() -> T; func easy() -> Int; static func + (l: Self, r: Self) -> Self }
        extension Defaulted { func hard<T>() -> T { preconditionFailure("x") }; func easy() -> Int { 1 }; static func + (l: Self, r: Self) -> Self { l } }
        protocol Summable { static func + (left: Self, right: Self) -> Self }
        protocol CodableThing: Codable { var x: Int { get } }
        protocol Closures: AnyObject { var onChange: ((User) -> Void)? { get set }; var render: (User) -> Void { get set } ; func stream() -> AsyncStream<Int>; func throwing() -> AsyncThrowingStream<User, any Error>; func task() -> Task<Int, Never> ; func result() async -> Result<User, StoreError> }
        struct Outer { protocol Nested { func f(_ x: Inner) -> Inner? }; struct Inner {} }
        protocol LongOne { func aVeryLongFunctionName(withParameter parameter: [String: [Int]], another: Result<User, StoreError>, last: User) async throws -> [User] }
        #if canImport(Foundation)
        protocol WholeConditional { func x() }
        #endif
        """#
}
