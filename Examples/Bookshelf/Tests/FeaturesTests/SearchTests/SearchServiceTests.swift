import Foundation
import Testing

@testable import Bookshelf

struct SearchServiceTests {
    @Test func putsTermAndScopeIntoTheQuery() async throws {
        let service = SearchService(
            client: NetworkClient { request in
                let url = try #require(request.url)
                #expect(url.query() == "scope=authors&term=Virginia%20Woolf")
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
                return (Data("[]".utf8), try #require(response))
            }
        )

        let books = try await service.books(matching: "Virginia Woolf", in: .authors)

        #expect(books.isEmpty)
    }
}
