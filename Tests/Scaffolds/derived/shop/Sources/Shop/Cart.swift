// Types of every kind, from which tests are derived.

import Foundation

struct Item: Equatable, Sendable {
    let id: UUID
    let title: String
}

protocol CartStore: Sendable {
    func items() async throws -> [Item]
    func save(_ item: Item) async throws
}

protocol Clocking {
    var now: Date { get }
}

enum CartError: Error {
    case empty
}

final class CartService {
    private let store: any CartStore
    private let clock: any Clocking

    init(store: any CartStore, clock: any Clocking, limit: Int = 3) {
        self.store = store
        self.clock = clock
    }

    var isOpen: Bool { clock.now.timeIntervalSince1970 > 0 }

    static func usualError() -> CartError { .empty }

    func load(id: Int, name: String) async throws -> [Item] { try await store.items() }

    func total(of items: [Item]) -> Int { items.count }

    func parse(_ text: String) throws(CartError) -> Item { throw .empty }

    func save(_ item: Item) async throws { try await store.save(item) }

    func fill(_ items: inout [Item]) { items = [] }

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }

    func cached<Value: Hashable>() -> Value? { nil }

    func each(_ body: (Item) throws -> Bool) rethrows {}

    func run(on engine: Engine) {}
}

final class Engine {
    private init() {}
}

actor Basket {
    private var items: [Item] = []

    init(store: any CartStore, clock: any Clocking) {}

    nonisolated var name: String { "basket" }

    var count: Int { items.count }

    func add(_ item: Item) { items.append(item) }

    func load() async throws -> [Item] { items }
}

struct Stack<Element: Hashable> {
    private var elements: [Element] = []

    init() {}

    mutating func push(_ element: Element) { elements.append(element) }

    func top() -> Element? { elements.last }
}

enum Role: String {
    case admin, user

    enum Kind {
        case plain(Role)

        func other(than kind: Kind) -> Kind { kind }
    }

    var title: String { rawValue }

    func allows(_ other: Role) -> Bool { self == other }
}

@MainActor
final class CartModel {
    private let store: any CartStore

    init(store: any CartStore) { self.store = store }

    var count: Int { 1 }

    func appear() async { _ = try? await store.items() }
}

struct Address {
    init?(text: String) { nil }

    init(data: Data) throws { throw CartError.empty }

    func line() -> String { "" }
}

enum Prices {
    static func sum(of prices: Double...) -> Double { prices.reduce(0, +) }

    static func sum(of items: [Item], each price: Double = 1) -> Double { Double(items.count) * price }
}

protocol Catalog<Entry>: Sendable {
    associatedtype Entry: Sendable

    func entries() async -> [Entry]
    func entries(limit: Int) async -> [Entry]
}

protocol Tracking: Sendable {
    func track<Event: Encodable>(_ event: Event)
    func track<Failure: Error>(_ failure: Failure)
    func track(_ names: String...)
    func track(_ name: String)
}

struct LiveTracking: Tracking {
    func track<Event: Encodable>(_ event: Event) {}
    func track<Failure: Error>(_ failure: Failure) {}
    func track(_ names: String...) {}
    func track(_ name: String) {}
}

final class Browser<Source: Catalog> {
    private let source: Source
    private let tracking: any Tracking

    init(source: Source, tracking: any Tracking = LiveTracking()) {
        self.source = source
        self.tracking = tracking
    }

    func entries() async -> [Source.Entry] { await source.entries() }

    func track(_ name: String) { tracking.track(name) }

    func track(_ number: Int, with tracking: any Tracking = LiveTracking()) { tracking.track("\(number)") }
}
