import Foundation
import Testing

@testable import TrailheadNetworking

@Suite(.serialized)
struct HTTPClientTests {
	@Test
	func decodesWhatTheServerSends() async throws {
		// Given
		let expected = ["one", "two"]
		let sut = try sut(answering: #"["one", "two"]"#)

		// When
		let value: [String] = try await sut.request(Endpoint(path: "/items"))

		// Then
		#expect(value == expected)
	}

	@Test
	func handsBackWhatItDoesNotDecode() async throws {
		// Given
		let expected = Data("as it is".utf8)
		let sut = try sut(answering: "as it is")

		// When
		let value: Data = try await sut.request(Endpoint(path: "/items"))

		// Then
		#expect(value == expected)
	}

	@Test(arguments: [404, 500])
	func throwsWhatTheServerRefuses(status: Int) async throws {
		// Given
		let expected = HTTPError.statusCode(status, Data("no".utf8))
		let sut = try sut(answering: "no", status: status)

		// When
		let request: () async throws -> [String] = { try await sut.request(Endpoint(path: "/items")) }

		// Then
		await #expect(throws: expected) { try await request() }
	}

	@Test
	func throwsWhereTheAnswerIsNoJSON() async throws {
		// Given
		let sut = try sut(answering: "<html>")

		// When
		let request: () async throws -> [String] = { try await sut.request(Endpoint(path: "/items")) }

		// Then
		await #expect(throws: DecodingError.self) { try await request() }
	}

	@Test
	func throwsWhatTheSessionThrows() async throws {
		// Given
		let sut = try HTTPClient(address: "https://api.example", session: .intercepted)
		URLProtocolMock.answer = { _ in throw URLError(.networkConnectionLost) }

		// When
		let request: () async throws -> Data = { try await sut.request(Endpoint(path: "/items")) }

		// Then
		await #expect(throws: URLError.self) { try await request() }
	}

	@Test
	func asksForWhatTheEndpointSays() async throws {
		// Given
		let expected = "https://api.example/v1/items?page=2 POST application/json"
		let sut = try sut(answering: "")
		let endpoint = Endpoint(
			path: "/items",
			method: .post,
			queryItems: [URLQueryItem(name: "page", value: "2")],
			headers: ["Accept": "application/json"],
		)
		URLProtocolMock.answer = { request in
			let parts = [request.url?.absoluteString, request.httpMethod, request.value(forHTTPHeaderField: "Accept")]
			let text = parts.compactMap { $0 }.joined(separator: " ")
			return try (#require(HTTPURLResponse.answering(request, status: 200)), Data(text.utf8))
		}

		// When
		let value: Data = try await sut.request(endpoint)

		// Then
		#expect(String(decoding: value, as: UTF8.self) == expected)
	}

	@Test(arguments: ["", "no address", "/only/a/path"])
	func refusesAnAddressWithoutServer(address: String) {
		// Given
		let expected = ConfigurationError.invalidURL

		// When
		let making = { try HTTPClient(address: address) }

		// Then
		#expect(throws: expected) { try making() }
	}

	private func sut(answering text: String, status: Int = 200) throws -> HTTPClient {
		URLProtocolMock.answer = { request in
			try (#require(HTTPURLResponse.answering(request, status: status)), Data(text.utf8))
		}
		return try HTTPClient(address: "https://api.example/v1", session: .intercepted)
	}
}
