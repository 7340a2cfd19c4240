import XCTest

final class TrailFlowUITests: XCTestCase {
	private let app = XCUIApplication()

	override func setUpWithError() throws {
		continueAfterFailure = false
		app.launchArguments = ["--uitesting"]
		app.launch()
	}

	func testShowsTheDetailOfATrail() throws {
		let list = app.collectionViews["trailList"]
		XCTAssertTrue(list.waitForExistence(timeout: 5))

		list.cells.firstMatch.tap()

		XCTAssertTrue(app.otherElements["trailDetail"].waitForExistence(timeout: 2))
	}
}
