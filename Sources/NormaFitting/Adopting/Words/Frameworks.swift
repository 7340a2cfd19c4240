// Modules that documents name without saying that they are modules.

enum Frameworks {
    static let all: Set<String> = [
        "UIKit", "SwiftUI", "AppKit", "Combine", "Foundation", "CoreData", "SwiftData", "XCTest", "Observation",
        "MapKit", "CoreLocation",
        "AVFoundation", "CoreGraphics", "QuartzCore", "WebKit", "StoreKit", "CloudKit", "HealthKit", "EventKit",
        "Photos", "PhotosUI",
        "UserNotifications", "OSLog", "CryptoKit", "Security", "Network", "Vision", "CoreML", "ARKit", "SpriteKit",
        "SceneKit", "RealityKit",
        "WidgetKit", "Charts", "Contacts", "MessageUI", "SafariServices", "CoreBluetooth", "CoreMotion", "CoreImage",
        "CoreText", "Testing",
        "RxSwift", "RxCocoa", "ReactiveSwift", "PromiseKit", "Alamofire", "Moya", "Realm", "RealmSwift", "Kingfisher",
        "SDWebImage",
        "SnapKit", "Swinject", "Apollo", "FirebaseAnalytics", "FirebaseCore", "ComposableArchitecture", "Quick",
        "Nimble", "Vapor",
        "CocoaLumberjack", "GRDB", "SQLite", "Lottie",
    ]

    private static let spoken: [String: String] = [
        "core data": "CoreData", "swift data": "SwiftData", "core location": "CoreLocation",
        "core graphics": "CoreGraphics",
        "core image": "CoreImage", "swift ui": "SwiftUI", "ui kit": "UIKit",
    ]

    private static let bySmallLetters: [String: String] = Dictionary(
        all.filter { $0.count > 7 || $0.dropFirst().contains(where: \.isUppercase) }.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// As written in prose: `UIKit`, `Core Data`; a common word counts only with its capital.
    static func named(_ words: [SentenceWord]) -> String? {
        let ends: Set<String> = [
            "framework", "frameworks", "module", "types", "classes", "apis", "api", "code", "elements", "directly",
        ]
        let words = words.count > 1 && ends.contains(words[words.count - 1].text) ? Array(words.dropLast()) : words
        if words.count == 2, let name = spoken[words.map { $0.text.lowercased() }.joined(separator: " ")] {
            return name
        }
        guard words.count == 1, let word = words.first, word.original.first?.isUppercase == true else { return nil }
        return all.contains(word.original) ? word.original : bySmallLetters[word.text.lowercased()]
    }
}
