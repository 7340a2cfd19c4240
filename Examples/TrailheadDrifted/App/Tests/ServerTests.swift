import XCTest

@testable import Trailhead

final class ServerTests: XCTestCase {
	func testAddress() {
		let mockServer = Server(address: "https://trailhead.example")
		XCTAssertNotNil(mockServer.client)
	}
}
