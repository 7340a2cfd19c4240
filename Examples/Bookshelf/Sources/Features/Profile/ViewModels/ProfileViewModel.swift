import Foundation
import Observation

@MainActor
@Observable
final class ProfileViewModel {
    enum State: Equatable {
        case idle
        case loading
        case content
        case error(String)
    }

    private static let reminderHour = 20

    let goalRange = 1...365

    private(set) var state: State = .idle
    private(set) var profile: ProfileModel?
    var name = ""
    var email = ""
    var booksPerYear = 12
    var isReminderOn = false

    private let service: any ProfileServiceProtocol

    init(service: any ProfileServiceProtocol = ProfileService.shared) {
        self.service = service
    }

    var isLoading: Bool { state == .loading }

    var hasProfile: Bool { profile != nil }

    var canSave: Bool { isNameValid && isEmailValid && !isLoading }

    var avatarURL: URL? { profile?.avatarURL }

    var booksFinished: Int { profile?.goal.booksFinished ?? 0 }

    var goalProgress: Double {
        min(1, Double(booksFinished) / Double(max(1, booksPerYear)))
    }

    var errorMessage: String {
        guard case .error(let message) = state else { return "" }
        return message
    }

    var isErrorPresented: Bool {
        get { !errorMessage.isEmpty }
        set { if !newValue { state = hasProfile ? .content : .idle } }
    }

    @discardableResult
    func load() -> Task<Void, Never> {
        state = .loading
        return Task {
            do {
                show(try await service.profile())
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }

    @discardableResult
    func save() -> Task<Void, Never>? {
        guard canSave, let edited else { return nil }
        state = .loading
        return Task {
            do {
                show(try await service.save(edited))
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }

    private var isNameValid: Bool {
        !name.trimmingCharacters(in: .whitespaces).isEmpty
    }

    private var isEmailValid: Bool {
        email.wholeMatch(of: #/[^@\s]+@[^@\s]+\.[^@\s]+/#) != nil
    }

    /// The profile as the form describes it.
    private var edited: ProfileModel? {
        profile.map { profile in
            ProfileModel(
                id: profile.id,
                name: name.trimmingCharacters(in: .whitespaces),
                email: email,
                goal: ProfileModel.Goal(booksPerYear: booksPerYear, booksFinished: booksFinished),
                reminder: isReminderOn ? .daily(hour: Self.reminderHour) : .never,
                avatarURL: profile.avatarURL
            )
        }
    }

    private func show(_ profile: ProfileModel) {
        self.profile = profile
        name = profile.name
        email = profile.email
        booksPerYear = profile.goal.booksPerYear
        isReminderOn = profile.reminder != .never
    }
}
