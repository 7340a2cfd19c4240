import Foundation

protocol CrossingAPIClient: Sendable {
    func fetchCrossings() async throws -> [CrossingDTO]
    func fetchCrossing(id: String) async throws -> CrossingDTO
}

final class CrossingAPIClientImpl: CrossingAPIClient {
    private let session: URLSession

    init(session: URLSession) { self.session = session }

    func fetchCrossings() async throws -> [CrossingDTO] { try await answer(of: .all) }

    func fetchCrossing(id: String) async throws -> CrossingDTO { try await answer(of: .one(id: id)) }

    private func answer<Answer: Decodable>(of endpoint: CrossingEndpoint) async throws -> Answer {
        guard let request = endpoint.request else { throw APIError.noAddress }
        let (data, _) = try await session.data(for: request)
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
