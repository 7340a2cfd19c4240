import SwiftUI

protocol DataRepository {
    func all() async throws -> [Ticket]
}

final class DataRepositoryImpl: DataRepository {
    func all() async throws -> [Ticket] { [] }
}
