// Which book describes an architecture best, with the reasons; style has no say.

import NormaProject

/// What an app has of the architecture of one book, and what not.
package struct BookFit: Sendable, Equatable {
    package let book: String
    /// Clauses such as "14 scenes of interactor and presenter".
    package let has: [String]
    package let hasNot: [String]
    /// From 0 to 100: the weight of what it has.
    package let percent: Int
    /// It has what the book is built on, and some of the rest.
    package let describes: Bool
}

/// The answer to "which book?".
package struct ArchitectureFit: Sendable, Equatable {
    /// Those that describe the app, the most particular first; then the others, those with most first.
    package let fits: [BookFit]
    /// Why none of the books is about such a project; nil if one may be.
    package let reasonForNone: String?

    package var best: BookFit? { reasonForNone == nil ? fits.first(where: \.describes) : nil }

    package init(_ project: Project) { self.init(ArchitectureShape(project)) }

    init(_ shape: ArchitectureShape) {
        let fits = BookTraits.all.map { $0.fit(of: shape) }
        self.fits = fits.filter(\.describes) + fits.filter { !$0.describes }.sorted { $0.percent > $1.percent }
        if let reason = Self.otherKind(of: shape) {
            reasonForNone = reason
        } else if fits.contains(where: \.describes) {
            reasonForNone = nil
        } else {
            reasonForNone = "no book is built on what this code has"
        }
    }

    /// A tenth of the files is more than a trial.
    private static let enough = 10

    private static func otherKind(of shape: ArchitectureShape) -> String? {
        if shape.percent(importing: "ComposableArchitecture") >= enough {
            return "it is built with the Composable Architecture, and no book is about reducers"
        }
        if !shape.hasApp, shape.percent(importing: "Vapor", "Hummingbird", "Kitura", "Smoke", "SmokeHTTP1") >= enough {
            return "it is a server, and the books are about apps"
        }
        if !shape.hasApp, shape.percent(importing: "SwiftUI", "UIKit", "AppKit") < enough {
            return "nothing starts an app or draws a screen, and the books are about apps"
        }
        return nil
    }
}
