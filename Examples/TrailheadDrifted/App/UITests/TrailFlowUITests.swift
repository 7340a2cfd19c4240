import XCTest

class TrailFlowUITests: XCTestCase {
	let app = XCUIApplication()

	override func setUpWithError() throws {
		app.launch()
	}

	func testShowsTheDetailOfATrail() throws {
		let list = app.collectionViews["trailList"]
		sleep(3)
		XCTAssertTrue(list.exists)

		list.cells.firstMatch.tap()

		XCTAssertTrue(app.otherElements["trailDetail"].waitForExistence(timeout: 2))
	}
}
