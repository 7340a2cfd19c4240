// What is known of types of Swift's and Apple's libraries: their complete ancestors, and what their macros add.

enum KnownTypes {
    /// All that a type outside the project inherits from or conforms to, as far as rules are likely to ask; nil where
    /// nothing is known of it.
    static func ancestors(of name: String) -> [String]? {
        guard parents[name] != nil else { return nil }
        var result: [String] = []
        var open = [name]
        while let next = open.popLast() {
            for parent in parents[next] ?? [] where !result.contains(parent) {
                result.append(parent)
                open.append(parent)
            }
        }
        return result
    }

    /// The conformances that an attribute adds to the type it stands on; nil where it is a macro of which nothing is known.
    static func conformances(addedBy attribute: String) -> [String]? {
        if let added = macros[attribute] { return added }
        return plainAttributes.contains(attribute) || attribute.hasSuffix("Actor") ? [] : nil
    }

    private static let macros: [String: [String]] = [
        "Model": ["PersistentModel", "Observable", "Identifiable", "Hashable", "Equatable", "Sendable"],
        "Observable": ["Observable"],
        "Suite": [],
    ]

    private static let plainAttributes: Set<String> = [
        "MainActor", "NSApplicationMain", "UIApplicationMain", "available", "dynamicCallable", "dynamicMemberLookup",
        "frozen", "globalActor", "main", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder",
        "retroactive", "unchecked", "usableFromInline", "inlinable", "testable", "nonobjc", "_spi", "warn_unqualified_access",
    ]

    /// `Name: Parent, Parent`, one a line; a name without parents has none that matter.
    private static let parents: [String: [String]] = {
        var result: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard let names = parts.first else { continue }
            let all = parts.count > 1 ? parts[1].split(separator: ",").map(trimmed) : []
            for name in names.split(separator: ",").map(trimmed) { result[name] = all }
        }
        return result
    }()

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private static let table = """
        AnyObject, Equatable, Sendable, Decodable, Encodable, Identifiable, CaseIterable, RawRepresentable, Escapable, Copyable
        BitwiseCopyable, ExpressibleByStringInterpolation, CustomStringConvertible, CustomDebugStringConvertible
        ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral
        ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, Sequence, IteratorProtocol
        AsyncSequence, AsyncIteratorProtocol, TextOutputStream, AdditiveArithmetic: Equatable
        Comparable, Hashable: Equatable
        Codable: Decodable, Encodable
        Error: Sendable
        LocalizedError, CustomNSError, RecoverableError: Error
        OptionSet: SetAlgebra, RawRepresentable
        SetAlgebra: Equatable, ExpressibleByArrayLiteral
        Collection: Sequence
        BidirectionalCollection: Collection
        RandomAccessCollection: BidirectionalCollection
        Actor: Sendable
        GlobalActor, CodingKey: Sendable
        LosslessStringConvertible: CustomStringConvertible
        String, Int, Double, Float, Bool, Character, UInt, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64, CGFloat: Equatable, Hashable, Comparable, Codable, Sendable
        NSObjectProtocol, NSCopying, NSCoding
        NSSecureCoding: NSCoding
        NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible
        Operation, NSCoder, URLProtocol, Formatter, Bundle, UserDefaults, NSManagedObject, JSONSerialization, URLSession, UIFont, UIColor, UIImage, CALayer, NSLayoutManager, NSTextStorage: NSObject
        URLSessionDelegate, NSFetchedResultsControllerDelegate, XMLParserDelegate, CLLocationManagerDelegate, UNUserNotificationCenterDelegate: NSObjectProtocol
        URLSessionTaskDelegate: URLSessionDelegate
        URLSessionDataDelegate, URLSessionDownloadDelegate, URLSessionWebSocketDelegate: URLSessionTaskDelegate
        UIResponder: NSObject
        UIViewController, UIView, UIApplication: UIResponder
        UINavigationController, UITabBarController, UISplitViewController, UIPageViewController, UIAlertController, UITableViewController, UICollectionViewController, UIHostingController, UIActivityViewController, UIImagePickerController, UISearchController, AVPlayerViewController, SFSafariViewController: UIViewController
        UIControl, UILabel, UIImageView, UIScrollView, UIStackView, UITableViewCell, UITableViewHeaderFooterView, UICollectionReusableView, UIWindow, UIVisualEffectView, UIActivityIndicatorView, UIProgressView, UINavigationBar, UIToolbar, UITabBar, UISearchBar, UIPickerView, WKWebView, MKMapView: UIView
        UIButton, UITextField, UISwitch, UISlider, UIStepper, UISegmentedControl, UIDatePicker, UIPageControl, UIRefreshControl: UIControl
        UITableView, UICollectionView, UITextView: UIScrollView
        UICollectionViewCell: UICollectionReusableView
        UICollectionViewLayout: NSObject
        UICollectionViewFlowLayout, UICollectionViewCompositionalLayout: UICollectionViewLayout
        UIApplicationDelegate, UISceneDelegate, UITableViewDataSource, UICollectionViewDataSource, UIScrollViewDelegate, UITextFieldDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate, UIGestureRecognizerDelegate, UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning, UISearchBarDelegate, UISearchResultsUpdating, UIPickerViewDelegate, UIPickerViewDataSource, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler: NSObjectProtocol
        UIWindowSceneDelegate: UISceneDelegate
        UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate: UIScrollViewDelegate
        UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
        NSResponder: NSObject
        NSViewController, NSView, NSWindow, NSApplication, NSWindowController: NSResponder
        NSApplicationDelegate, NSWindowDelegate, NSTableViewDelegate, NSTableViewDataSource: NSObjectProtocol
        View, ViewModifier, App, Scene, Commands, ToolbarContent, PreviewProvider, ButtonStyle, PrimitiveButtonStyle, LabelStyle, ToggleStyle, TextFieldStyle, ProgressViewStyle, MenuStyle, GroupBoxStyle, EnvironmentKey, PreferenceKey, Layout, DynamicProperty, Widget, WidgetBundle, TimelineProvider, TimelineEntry, AppIntent, Transferable, FocusedValueKey, Gesture, TableRowContent
        Shape: Animatable, View
        InsettableShape: Shape
        Animatable, AnimatableModifier
        UIViewRepresentable, UIViewControllerRepresentable, NSViewRepresentable, NSViewControllerRepresentable: View
        ObservableObject: AnyObject
        Observable, PersistentModel
        Publisher, Subscriber, Subscription, Cancellable
        Subject: AnyObject, Publisher
        Scheduler
        XCTest: NSObject
        XCTestCase: XCTest
        Reducer, DependencyKey, TestDependencyKey
        ParsableArguments: Decodable
        ParsableCommand: ParsableArguments
        AsyncParsableCommand: ParsableCommand
        """
}
