import Foundation
import Testing

@testable import Bookshelf

struct LibraryServiceTests {
    private let answer = Data(
        """
        {
            "id": "home", "name": "At home",
            "books": [{
                "id": "emma", "title": "Emma", "author": "Jane Austen",
                "format": {"audio": {"minutes": 95}}, "addedAt": "2025-01-01T00:00:00Z"
            }]
        }
        """.utf8
    )

    @Test func readsTheLibrary() async throws {
        let service = LibraryService(client: client(status: 200))

        let library = try await service.library()

        #expect(library.name == "At home")
        #expect(library.books.first?.format == .audio(minutes: 95))
    }

    @Test func throwsWhenTheServerRefuses() async {
        let service = LibraryService(client: client(status: 503))

        await #expect(throws: NetworkClient.Failure.unexpectedStatus(503)) {
            try await service.removeBook(id: "emma")
        }
    }

    private func client(status: Int) -> NetworkClient {
        NetworkClient { [answer] request in
            let url = try #require(request.url)
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            return (answer, try #require(response))
        }
    }
}
