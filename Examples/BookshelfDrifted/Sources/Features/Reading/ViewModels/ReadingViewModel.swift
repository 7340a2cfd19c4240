import Foundation
import Observation

@MainActor
@Observable
final class ReadingViewModel {
    enum State: Equatable {
        case idle
        case loading
        case content
        case error(String)
    }

    private(set) var state: State = .idle
    private(set) var book: ReadingModel?
    private(set) var savedNote = ""
    var note = ""

    private let shelfBook: LibraryModel.Book
    private let library: LibraryViewModel
    private let service: any ReadingServiceProtocol
    private let now: @Sendable () -> Date

    init(
        book shelfBook: LibraryModel.Book,
        library: LibraryViewModel = LibraryViewModel(),
        service: any ReadingServiceProtocol = ReadingService.shared,
        now: @escaping @Sendable () -> Date = { .now }
    ) {
        self.shelfBook = shelfBook
        self.library = library
        self.service = service
        self.now = now
    }

    var title: String { book?.title ?? shelfBook.title }

    var author: String { book?.author ?? shelfBook.author }

    var length: String { BookFormatter.caption(for: shelfBook) }

    var chapters: [ReadingModel.Chapter] { book?.chapters ?? [] }

    var isLoading: Bool { state == .loading }

    var isFinished: Bool { progress >= 1 }

    var canSaveNote: Bool { note != savedNote && !isLoading }

    /// The part of the pages that lies before the current chapter, from 0 to 1.
    var progress: Double {
        switch book?.status {
        case .none, .unread:
            return 0
        case .finished:
            return 1
        case .reading(let chapterID):
            let total = chapters.reduce(0) { $0 + $1.pages }
            let read = chapters.prefix { $0.id != chapterID }.reduce(0) { $0 + $1.pages }
            return total == 0 ? 0 : Double(read) / Double(total)
        }
    }

    var progressLabel: String {
        switch book?.status {
        case .none, .unread:
            "Not started"
        case .reading:
            "\(progress.formatted(.percent.precision(.fractionLength(0)))) read"
        case .finished(let date):
            "Finished on \(date.formatted(date: .long, time: .omitted))"
        }
    }

    var errorMessage: String {
        guard case .error(let message) = state else { return "" }
        return message
    }

    var isErrorPresented: Bool {
        get { !errorMessage.isEmpty }
        set { if !newValue { state = book == nil ? .idle : .content } }
    }

    func isCurrent(_ chapter: ReadingModel.Chapter) -> Bool {
        book?.status == .reading(chapterID: chapter.id)
    }

    @discardableResult
    func open() -> Task<Void, Never> {
        state = .loading
        return Task {
            do {
                async let loadedBook = service.book(id: shelfBook.id)
                async let loadedNote = service.note(forBook: shelfBook.id)
                (book, savedNote) = try await (loadedBook, loadedNote)
                note = savedNote
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }

    @discardableResult
    func start(_ chapter: ReadingModel.Chapter) -> Task<Void, Never> {
        update(to: .reading(chapterID: chapter.id))
    }

    @discardableResult
    func finish() -> Task<Void, Never> {
        update(to: .finished(on: now()))
    }

    @discardableResult
    func saveNote() -> Task<Void, Never> {
        state = .loading
        return Task { [note] in
            do {
                try await service.saveNote(note, forBook: shelfBook.id)
                savedNote = note
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }

    private func update(to status: ReadingModel.Status) -> Task<Void, Never> {
        state = .loading
        return Task {
            do {
                book = try await service.setStatus(status, ofBook: shelfBook.id)
                library.load()
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }
}
