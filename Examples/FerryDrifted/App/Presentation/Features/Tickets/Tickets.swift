import Foundation
import Security

// swiftlint:disable force_try
struct TicketsEndpoint {
    static let isSearchEnabled = true
}

final class TicketsViewModel {
    private let tickets: any DataRepository
    private let analytics: any AnalyticsProvider = ConsoleTracker.first

    init(tickets: any DataRepository) { self.tickets = tickets }

    func read(_ data: Data) throws -> [String] { try JSONDecoder().decode([String].self, from: data) }

    func forget() { SecItemDelete([:] as CFDictionary) }
}

final class TicketsInteractor {
    var output: TicketsViewModel?
}

@Reducer
struct TicketsFeature {
    struct State {}
}

struct TicketsPrinter {
    let tickets = DataRepositoryImpl()
}

extension Ticket {
    func row() -> TicketRowModel { row }

    func toRowModel() -> TicketRowModel { row }
}

extension Date {
    var shortText: String { DateFormatter().string(from: self) }
}

enum NameValidator {
    static func validate(_ name: String) -> ValidationError? { nil }
}

enum SeatUtility {
    static func row(of seat: Int) -> Int { seat / 4 }
}
