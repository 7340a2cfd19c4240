import Observation

/// What booking asks of navigation.
@MainActor
protocol BookingRouting: AnyObject {
    func finish()
}

@MainActor
@Observable
final class BookingViewModel {
    var email = ""
    var passengers = 1
    var note = ""
    private(set) var card: BookingCardModel?
    private(set) var errorText: String?

    private let crossingID: String
    private let useCase: BookCrossingUseCase
    private weak var router: (any BookingRouting)?

    init(crossingID: String, useCase: BookCrossingUseCase, router: any BookingRouting) {
        self.crossingID = crossingID
        self.useCase = useCase
        self.router = router
    }

    func book() async {
        await send(
            BookingRequest(
                crossingID: crossingID,
                email: email.trimmed,
                amount: passengers,
                note: note.isEmpty ? nil : note
            )
        )
    }

    func send(_ request: BookingRequest) async {
        let errors = request.validate()
        guard errors.isEmpty else {
            errorText = errors.compactMap(\.errorDescription).joined(separator: "\n")
            return
        }
        do {
            card = try await useCase.book(request).toCardModel()
            errorText = nil
        } catch {
            errorText = "The booking did not work."
        }
    }

    func redeem(code: String) {
        if let error = PromoCodeValidator.validate(code) {
            errorText = error.errorDescription
            return
        }
        errorText = nil
    }

    func close() { router?.finish() }
}
