import Foundation
import Testing

@testable import Bookshelf

struct ReadingServiceTests {
    @Test func sendsTheStatusAsJSON() async throws {
        let service = ReadingService(
            client: NetworkClient { request in
                #expect(request.httpMethod == "PUT")
                #expect(request.url?.path() == "/books/waves/status")
                let body = try #require(request.httpBody)
                let status = try JSONDecoder().decode(ReadingModel.Status.self, from: body)
                #expect(status == .reading(chapterID: "shore"))
                throw URLError(.cancelled)
            }
        )

        await #expect(throws: URLError.self) {
            try await service.setStatus(.reading(chapterID: "shore"), ofBook: "waves")
        }
    }

    @Test func keepsNotesOnTheDevice() async throws {
        let directory = URL.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: directory) }
        let service = ReadingService(
            client: NetworkClient { _ in throw URLError(.notConnectedToInternet) },
            notesDirectory: directory
        )
        #expect(try await service.note(forBook: "waves").isEmpty)

        try await service.saveNote("Six voices", forBook: "waves")

        #expect(try await service.note(forBook: "waves") == "Six voices")
    }
}
