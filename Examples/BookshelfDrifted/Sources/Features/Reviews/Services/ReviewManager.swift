import Foundation

final class ReviewManager: Sendable {
    static let shared = ReviewManager()

    func reviews(forBook id: String) async throws -> [ReviewsModel] {
        let (data, _) = try await URLSession.shared.data(from: address(ofBook: id))
        let rows = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
        return rows.map { row in
            ReviewsModel(
                id: row["id"] as? String ?? "",
                reader: row["reader"] as? String ?? "",
                text: row["text"] as? String ?? "",
                stars: row["stars"] as? Int ?? 0,
                writtenAt: Date(timeIntervalSince1970: row["writtenAt"] as? TimeInterval ?? 0)
            )
        }
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
