import UIKit

@MainActor
final class BookingViewModel {
    var email = ""
    private(set) var errorText: String?

    private let timetable: TimetableViewModel
    private let useCase: BookCrossingUseCase

    init(timetable: TimetableViewModel, useCase: BookCrossingUseCase) {
        self.timetable = timetable
        self.useCase = useCase
    }

    func book(crossing: String, email: String, passengers: Int, note: String) async {
        guard email.count >= 5 else { return }
        let request = BookingRequest(crossingID: crossing, email: email, amount: passengers, note: note)
        await send(request)
    }

    func send(_ request: BookingRequest) async {
        do {
            _ = try await useCase.book(request)
        } catch {
            let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
            UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
        }
    }

    func remember(_ token: String) {
        UserDefaults.standard.set(token, forKey: "accessToken")
        // swiftlint:disable:next force_try
        try! URLSession.shared.finish()
    }

    func redeem(code: String) {
        Task { try await useCase.redeem(code) }
        if let error = PromoCodeValidator.validate(code) {
            errorText = error.reason
        }
    }
}
