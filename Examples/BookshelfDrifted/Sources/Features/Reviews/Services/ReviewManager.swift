import Foundation

final class ReviewManager: Sendable {
    static let shared = ReviewManager()

    func reviews(forBook id: String) async throws -> [ReviewsModel] {
        let (data, _) = try await URLSession.shared.data(from: address(ofBook: id))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([ReviewsModel].self, from: data)
    }

    func post(_ text: String, forBook id: String) async throws {
        var request = URLRequest(url: address(ofBook: id))
        request.httpMethod = "POST"
        request.httpBody = Data(text.utf8)
        _ = try await URLSession.shared.data(for: request)
    }

    private func address(ofBook id: String) -> URL {
        URL(string: "https://reviews.bookshelf.example/\(id)")!
    }
}
