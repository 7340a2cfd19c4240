import Testing
import TrailheadNetworking

@testable import Trailhead

struct ServerTests {
	@Test
	func asksAClientForARealAddress() {
		// Given
		let sut = Server(address: "https://trailhead.example")

		// When
		let value = sut.client is HTTPClient

		// Then
		#expect(value)
	}
}
