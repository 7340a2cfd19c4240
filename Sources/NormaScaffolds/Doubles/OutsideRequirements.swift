// The requirements of outside protocols for a double, as far as every double can meet them in the same way.

import NormaFacts

/// The requirements of one outside protocol.
struct OutsideRequirements: Sendable {
    /// Lines of finished members; `Mock` is a placeholder for the double's name.
    var members: [[String]] = []
    var superclass: String?
    var isSendable = false
    var isActor = false
    /// Initializers are demanded, so that nothing may be asked for by another one.
    var hasInitializer = false

    /// Nil for an unknown protocol.
    ///
    /// - Parameters:
    ///   - clauses: the requirements of associated types.
    ///   - stub: a value of a type; nil if none can be made up.
    init?(_ name: String, _ clauses: [GenericRequirement], stub: (SignatureType) -> String?) {
        switch name {
        case "RawRepresentable":
            let raw = clauses.first { $0.isSameType && ["RawValue", "Self.RawValue"].contains($0.subject.text) }?.target
            guard let raw, let value = stub(raw) else { return nil }
            hasInitializer = true
            members = [
                ["var rawValue: \(raw.text) = \(value)"],
                ["init(rawValue: \(raw.text)) { self.rawValue = rawValue }"],
            ]
        case "AnyObject", "Identifiable", "ObservableObject", "Observable", "Copyable", "Escapable", "BitwiseCopyable":
            break
        case "Sendable", "SendableMetatype", "Error", "LocalizedError", "CustomNSError": isSendable = true
        case "Actor", "AnyActor", "GlobalActor":
            isSendable = true
            isActor = name == "Actor"
        case "NSObjectProtocol": superclass = "NSObject"
        case let name where Self.delegates.contains(name):
            superclass = "NSObject"
            // Some of them demand it.
            isSendable = true
        case "Equatable": members = [Self.equality]
        case "Hashable": members = [Self.equality, Self.hash]
        case "Comparable": members = [Self.equality, Self.order]
        case "CustomStringConvertible": members = [["var description: String { \"Mock\" }"]]
        case "CustomDebugStringConvertible": members = [["var debugDescription: String { \"Mock\" }"]]
        case "CaseIterable": members = [["static var allCases: [Mock] { [] }"]]
        case "TextOutputStream": members = [["func write(_ string: String) {}"]]
        case "Encodable": members = [["func encode(to encoder: any Encoder) throws {}"]]
        case "Decodable", "Codable":
            hasInitializer = true
            members = [["init(from decoder: any Decoder) throws {}"]]
            if name == "Codable" { members.append(["func encode(to encoder: any Encoder) throws {}"]) }
        default: return nil
        }
    }

    /// The declaration of a line, as requirements are named: `==(_:_:)`, `hash(into:)`, `description`.
    static func title(of line: String) -> String {
        let words = line.split { " (:".contains($0) }.filter { !["static", "func", "var"].contains($0) }
        guard let name = words.first else { return line }
        if line.contains(" var ") || line.hasPrefix("var ") { return String(name) }
        let isOperator = name.first.map { !$0.isLetter } ?? false
        return isOperator ? "\(name)(_:_:)" : "\(name)(\(words.dropFirst().first ?? "_"):)"
    }

    /// Protocols of the platforms that only objects can meet, and that demand nothing else: all they declare is optional.
    private static let delegates: Set<String> = [
        "AVAudioPlayerDelegate", "AVAudioRecorderDelegate", "AVCapturePhotoCaptureDelegate",
        "AVSpeechSynthesizerDelegate", "CBPeripheralDelegate", "CLLocationManagerDelegate", "MKMapViewDelegate",
        "NSCacheDelegate", "NSFetchedResultsControllerDelegate", "UIAdaptivePresentationControllerDelegate",
        "UIApplicationDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
        "UIDocumentPickerDelegate", "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate",
        "UINavigationControllerDelegate", "UIPageViewControllerDelegate", "UIPopoverPresentationControllerDelegate",
        "UISceneDelegate", "UIScrollViewDelegate", "UISearchBarDelegate", "UISearchControllerDelegate",
        "UITabBarControllerDelegate", "UITabBarDelegate", "UITableViewDelegate", "UITextFieldDelegate",
        "UITextViewDelegate", "UIWindowSceneDelegate", "UNUserNotificationCenterDelegate", "URLSessionDataDelegate",
        "URLSessionDelegate", "URLSessionTaskDelegate", "WKNavigationDelegate",
        "WKUIDelegate",
    ]

    private static let equality = ["static func == (left: Mock, right: Mock) -> Bool { left === right }"]
    private static let hash = ["func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"]
    private static let order = [
        "static func < (left: Mock, right: Mock) -> Bool { ObjectIdentifier(left) < ObjectIdentifier(right) }"
    ]
}
