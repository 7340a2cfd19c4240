import Foundation
import Testing

@testable import Bookshelf

struct ProfileServiceTests {
    @Test func savesTheWholeProfile() async throws {
        let service = ProfileService(
            client: NetworkClient { request in
                let url = try #require(request.url)
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
                return (try #require(request.httpBody), try #require(response))
            }
        )

        let saved = try await service.save(.sample)

        #expect(saved.email == ProfileModel.sample.email)
        #expect(saved.goal == ProfileModel.sample.goal)
    }

    @Test func passesErrorsOn() async {
        let service = ProfileService(client: NetworkClient { _ in throw URLError(.timedOut) })

        await #expect(throws: URLError.self) {
            try await service.profile()
        }
    }
}
