import Foundation
import Testing

@testable import TrailheadNetworking

struct HTTPClientTests {
	@Test
	func decodesWhatTheServerSends() async throws {
		// Given
		let expected = ["ridge"]
		let baseURL = try #require(URL(string: "https://trailhead.example"))
		URLProtocolMock.answer = { _ in (URLResponse(), Data(#"["ridge"]"#.utf8)) }
		let sut = HTTPClient(baseURL: baseURL, session: .intercepted)

		// When
		let value: [String] = try await sut.request(Endpoint(path: "/trails"))

		// Then
		#expect(value == expected)
	}

	@Test
	func throwsWhatTheSessionThrows() async throws {
		// Given
		let baseURL = try #require(URL(string: "https://trailhead.example"))
		URLProtocolMock.answer = { _ in throw HTTPError.invalidURL }
		let sut = HTTPClient(baseURL: baseURL, session: .intercepted)

		// When
		let request: () async throws -> [String] = { try await sut.request(Endpoint(path: "/trails")) }

		// Then
		await #expect(throws: Error.self) { try await request() }
	}
}
