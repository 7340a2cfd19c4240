import XCTest

@testable import Ferry

@MainActor
final class BookingViewModelTests: XCTestCase {
    private final class Router: BookingRouting {
        func finish() {}
    }

    private let router = Router()

    func test_bookingWithoutAddress_shouldShowTheReason() async {
        let model = makeModel()
        await model.book()
        XCTAssertEqual(model.errorText, "Where do we send the ticket?")
    }

    func test_booking_shouldShowTheReceipt() async {
        let model = makeModel()
        model.email = "ada@example.com"
        await model.book()
        XCTAssertEqual(model.card?.numberText, "No. 1")
    }

    func test_redeemingAShortCode_shouldShowTheReason() {
        let model = makeModel()
        model.redeem(code: "abc")
        XCTAssertNotNil(model.errorText)
    }

    private func makeModel() -> BookingViewModel {
        BookingViewModel(
            crossingID: Samples.crossing.id,
            useCase: BookCrossingUseCase(
                crossings: CrossingRepositoryMock(found: [Samples.crossing]),
                bookings: BookingRepositoryMock()
            ),
            router: router
        )
    }
}
