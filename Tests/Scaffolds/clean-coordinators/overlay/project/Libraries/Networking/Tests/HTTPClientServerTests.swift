import Foundation
import Testing

@testable import TrailheadNetworking

/// The client against a real server: `Tests/Scaffolds/http-server` of Norma, whose address the environment holds.
struct HTTPClientServerTests {
    private let client = Result {
        try HTTPClient(address: ProcessInfo.processInfo.environment["NORMA_TEST_SERVER"] ?? "")
    }

    @Test
    func decodesWhatTheServerSends() async throws {
        let names: [String] = try await client.get().request(Endpoint(path: "/items"))

        #expect(names == ["one", "two"])
    }

    @Test
    func sendsAllThatTheEndpointSays() async throws {
        let endpoint = Endpoint(
            path: "/echo",
            method: .put,
            queryItems: [URLQueryItem(name: "page", value: "2 of 3")],
            headers: ["X-Test": "yes"],
            body: Data("a body".utf8),
        )

        let answer: Data = try await client.get().request(endpoint)

        #expect(String(decoding: answer, as: UTF8.self) == "PUT /echo?page=2%20of%203 yes a body")
    }

    @Test(arguments: [HTTPMethod.get, .post, .put, .patch, .delete])
    func asksWithEveryMethod(method: HTTPMethod) async throws {
        let answer: Data = try await client.get().request(Endpoint(path: "/echo", method: method))

        #expect(String(decoding: answer, as: UTF8.self) == "\(method.rawValue) /echo")
    }

    @Test(arguments: [("/missing", 404, "missing"), ("/broken", 500, "broken")])
    func throwsWhatTheServerRefuses(path: String, status: Int, text: String) async throws {
        let sut = try client.get()

        await #expect(throws: HTTPError.statusCode(status, Data(text.utf8))) {
            let _: [String] = try await sut.request(Endpoint(path: path))
        }
    }

    @Test
    func throwsWhereAPageComesInsteadOfJSON() async throws {
        let sut = try client.get()

        await #expect(throws: DecodingError.self) {
            let _: [String] = try await sut.request(Endpoint(path: "/page"))
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func stopsWaitingWhenItIsCancelled() async throws {
        let sut = try client.get()
        let start = ContinuousClock.now
        let request = Task { () async throws -> Data in try await sut.request(Endpoint(path: "/slow")) }
        try await Task.sleep(for: .milliseconds(300))

        request.cancel()

        await #expect(throws: (any Error).self) { _ = try await request.value }
        #expect(ContinuousClock.now - start < .seconds(15))
    }

    @Test(.timeLimit(.minutes(1)))
    func throwsWhereTheConnectionIsCut() async throws {
        let sut = try client.get()

        await #expect(throws: URLError.self) {
            let _: [String] = try await sut.request(Endpoint(path: "/cut"))
        }
    }

    @Test
    func throwsWhereNobodyAnswers() async throws {
        let sut = try HTTPClient(address: "http://127.0.0.1:1")

        await #expect(throws: URLError.self) {
            let _: Data = try await sut.request(Endpoint(path: "/items"))
        }
    }
}
