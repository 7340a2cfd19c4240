import Foundation

protocol ReadingServiceProtocol: Sendable {
    func book(id: String) async throws -> ReadingModel
    func setStatus(_ status: ReadingModel.Status, ofBook id: String) async throws -> ReadingModel
    func note(forBook id: String) async throws -> String
    func saveNote(_ note: String, forBook id: String) async throws
}

/// Books come from the server, notes stay on the device.
final class ReadingService: ReadingServiceProtocol {
    static let shared = ReadingService()

    private let client: NetworkClient
    private let notesDirectory: URL

    init(
        client: NetworkClient = .shared,
        notesDirectory: URL = .documentsDirectory.appending(path: "Notes", directoryHint: .isDirectory)
    ) {
        self.client = client
        self.notesDirectory = notesDirectory
    }

    func book(id: String) async throws -> ReadingModel {
        try await client.send(.get("books/\(id)"))
    }

    func setStatus(_ status: ReadingModel.Status, ofBook id: String) async throws -> ReadingModel {
        try await client.send(.put("books/\(id)/status", body: status))
    }

    func note(forBook id: String) async throws -> String {
        let file = noteFile(forBook: id)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return "" }
        return try String(contentsOf: file, encoding: .utf8)
    }

    func saveNote(_ note: String, forBook id: String) async throws {
        try FileManager.default.createDirectory(at: notesDirectory, withIntermediateDirectories: true)
        try Data(note.utf8).write(to: noteFile(forBook: id), options: .atomic)
    }

    private func noteFile(forBook id: String) -> URL {
        notesDirectory.appending(path: "\(id).txt", directoryHint: .notDirectory)
    }
}
