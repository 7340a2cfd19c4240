import XCTest

nonisolated final class TrailFlowUITests: XCTestCase {
	override func setUpWithError() throws {
		continueAfterFailure = false
	}

	@MainActor
	func testShowsTheDetailOfATrail() throws {
		let app = XCUIApplication()
		app.launchArguments = ["--uitesting"]
		app.launch()
		let list = app.collectionViews["trailList"]
		XCTAssertTrue(list.waitForExistence(timeout: 5))

		list.cells.firstMatch.tap()

		XCTAssertTrue(app.otherElements["trailDetail"].waitForExistence(timeout: 2))
	}
}
