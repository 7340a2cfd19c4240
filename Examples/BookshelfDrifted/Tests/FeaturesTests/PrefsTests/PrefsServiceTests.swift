import Foundation
import Testing

@testable import Bookshelf

struct PrefsServiceTests {
    @Test func passesErrorsOn() async {
        let service = PrefsService(client: NetworkClient { _ in throw URLError(.timedOut) })

        await #expect(throws: URLError.self) {
            try await service.profile()
        }
    }
}
