import Foundation
import Testing

@testable import TrailheadNetworking

struct HTTPErrorTests {
	@Test(arguments: [
		(HTTPError.invalidURL, "The endpoint makes no address."),
		(HTTPError.invalidResponse, "The answer is none of HTTP."),
		(HTTPError.statusCode(404, Data()), "The server answered 404."),
	])
	func saysWhatWentWrong(sut: HTTPError, expectedText: String) {
		// When
		let value = sut.description

		// Then
		#expect(value == expectedText)
	}
}
