import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct ProfileViewModelTests {
    private let service = MockProfileService(.success(.sample))

    @Test func fillsTheForm() async {
        let viewModel = ProfileViewModel(service: service)
        #expect(viewModel.state == .idle)

        await viewModel.load().value

        #expect(viewModel.state == .content)
        #expect(viewModel.name == "Orlando")
        #expect(viewModel.goalProgress == 0.25)
        #expect(viewModel.canSave)
    }

    @Test(arguments: ["", "orlando", "orlando@example", "or lando@example.org"])
    func refusesAnInvalidAddress(email: String) async {
        let viewModel = ProfileViewModel(service: service)
        await viewModel.load().value

        viewModel.email = email

        #expect(!viewModel.canSave)
        #expect(viewModel.save() == nil)
    }

    @Test func savesWhatWasEdited() async throws {
        let viewModel = ProfileViewModel(service: service)
        await viewModel.load().value
        viewModel.name = " Orlando the younger "
        viewModel.isReminderOn = true

        await viewModel.save()?.value

        let saved = try #require(await service.saved.first)
        #expect(saved.name == "Orlando the younger")
        #expect(saved.reminder == .daily(hour: 20))
        #expect(viewModel.state == .content)
    }

    @Test func reportsAFailure() async {
        let viewModel = ProfileViewModel(service: MockProfileService(.failure(URLError(.timedOut))))

        await viewModel.load().value

        #expect(viewModel.isErrorPresented)
        #expect(!viewModel.hasProfile)
    }
}
