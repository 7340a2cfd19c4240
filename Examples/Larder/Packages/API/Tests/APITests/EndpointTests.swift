import XCTest

@testable import API

final class EndpointTests: XCTestCase {
    func test_path_ofItems_namesTheRoom() {
        XCTAssertEqual(Endpoint.items(room: "cellar").path, "rooms/cellar/items")
    }
}
