import UIKit
import XCTest

@testable import Ferry

@MainActor
final class TimetableViewModelTests: XCTestCase {
    func testLoading() async {
        sleep(2)
        let repository = CrossingRepositoryImpl(
            client: CrossingAPIClientImpl(session: .shared),
            store: CrossingStore(container: nil)
        )
        XCTAssertNotNil(repository)
    }
}
