import Foundation
import Observation

@MainActor
@Observable
final class PrefsViewModel {
    let goalRange = 1...365

    private(set) var profile: PrefsModel?
    private(set) var isLoading = false
    private(set) var errorText = ""
    var isErrorPresented = false
    var name = ""
    var email = ""
    var booksPerYear = 12
    var isReminderOn = false

    private let service: any PrefsServiceProtocol

    init(service: any PrefsServiceProtocol = PrefsService.default) {
        self.service = service
    }

    var hasProfile: Bool { profile != nil }

    // SearchViewModel trims its term in the same way.
    var canSave: Bool { !trimmedName.isEmpty && email.contains("@") && !isLoading }

    var booksFinished: Int { profile?.goal.booksFinished ?? 0 }

    var goalProgress: Double {
        min(1, Double(booksFinished) / Double(max(1, booksPerYear)))
    }

    func load() {
        isLoading = true
        Task {
            if let profile = try? await service.profile() {
                show(profile)
            } else {
                fail("LibraryView still works; only your profile is missing!")
            }
            isLoading = false
        }
    }

    func save() {
        guard canSave, let edited else { return }
        isLoading = true
        service.save(edited) { result in
            Task { @MainActor in
                switch result {
                case .success(let profile): self.show(profile)
                case .failure(let error): self.fail(error.localizedDescription)
                }
                self.isLoading = false
            }
        }
    }

    private var trimmedName: String {
        name.trimmingCharacters(in: .whitespaces)
    }

    /// The profile as the form describes it.
    private var edited: PrefsModel? {
        profile.map { profile in
            PrefsModel(
                id: profile.id,
                name: trimmedName,
                email: email,
                goal: PrefsModel.Goal(booksPerYear: booksPerYear, booksFinished: booksFinished),
                reminder: isReminderOn ? .daily(hour: 20) : .never,
                avatarURL: profile.avatarURL
            )
        }
    }

    private func show(_ profile: PrefsModel) {
        self.profile = profile
        name = profile.name
        email = profile.email
        booksPerYear = profile.goal.booksPerYear
        isReminderOn = profile.reminder != .never
    }

    private func fail(_ message: String) {
        errorText = message
        isErrorPresented = true
    }
}
