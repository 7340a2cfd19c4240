// Names that outside types bring with them, and their well-known instances: values only.

extension ExternalTypes {
    /// Generic parameters, associated types and nested types, if a code base is likely to have a type of that name too.
    static let nested: [String: Set<String>] = [
        "Array": ["Element", "Index", "Indices", "Iterator", "SubSequence"],
        "ArraySlice": ["Element", "Index", "SubSequence"], "ContiguousArray": ["Element", "Index"],
        "Set": ["Element", "Index", "Iterator"], "Dictionary": ["Key", "Value", "Element", "Index", "Keys", "Values"],
        "Optional": ["Wrapped"], "Result": ["Success", "Failure"], "Task": ["Success", "Failure"],
        "Range": ["Bound", "Element", "Index"], "ClosedRange": ["Bound", "Element", "Index"],
        "Sequence": ["Element", "Iterator"], "IteratorProtocol": ["Element"], "LazySequenceProtocol": ["Elements"],
        "Collection": ["Index", "Indices", "SubSequence"], "AsyncSequence": ["Element", "AsyncIterator", "Failure"],
        "AsyncStream": ["Element", "Continuation", "Iterator"],
        "AsyncThrowingStream": ["Element", "Failure", "Continuation", "Iterator"],
        "RawRepresentable": ["RawValue"], "Identifiable": ["ID"], "CaseIterable": ["AllCases"],
        "Strideable": ["Stride"], "String": ["Element", "Index", "Encoding", "SubSequence"],
        "KeyedDecodingContainer": ["Key"], "KeyedEncodingContainer": ["Key"], "KeyPath": ["Root", "Value"],
        "Publisher": ["Output", "Failure"], "AnyPublisher": ["Output", "Failure"], "Subscriber": ["Input", "Failure"],
        "Published": ["Value", "Publisher"], "PassthroughSubject": ["Output", "Failure"],
        "CurrentValueSubject": ["Output", "Failure"], "View": ["Body"], "App": ["Body"], "Scene": ["Body"],
        "ViewModifier": ["Body", "Content"], "Binding": ["Value"], "State": ["Value"], "Environment": ["Value"],
        "ButtonStyle": ["Body", "Configuration"], "ToggleStyle": ["Body", "Configuration"],
        "LabelStyle": ["Body", "Configuration"], "PreferenceKey": ["Value"], "EnvironmentKey": ["Value"],
        "ForEach": ["Data", "ID", "Content"], "List": ["SelectionValue", "Content"], "NavigationLink": ["Destination"],
        "UIViewRepresentable": ["Context", "Coordinator", "UIViewType"],
        "UIViewControllerRepresentable": ["Context", "Coordinator", "UIViewControllerType"],
        "TimelineProvider": ["Entry", "Context"], "AppIntentTimelineProvider": ["Entry", "Intent", "Context"],
        "Notification": ["Name"], "URLRequest": ["CachePolicy", "NetworkServiceType"],
        "Calendar": ["Component", "Identifier"], "Locale": ["Language", "Region", "Currency", "Identifier"],
        "JSONDecoder": ["DateDecodingStrategy", "KeyDecodingStrategy"], "Operation": ["QueuePriority"],
        "Formatter": ["Context"], "DateFormatter": ["Style"], "NumberFormatter": ["Style"],
        "UIView": ["ContentMode", "AnimationOptions", "AnimationCurve", "TintAdjustmentMode"],
        "UIControl": ["Event", "State"], "UIButton": ["ButtonType", "Configuration"],
        "UITableView": ["Style", "RowAnimation", "ScrollPosition"], "UITableViewCell": ["CellStyle", "SelectionStyle"],
        "UICollectionView": ["ScrollPosition", "ScrollDirection", "CellRegistration"],
        "UIStackView": ["Alignment", "Distribution"], "UIGestureRecognizer": ["State"],
        "UIScene": ["ConnectionOptions"],
        "UIApplication": ["State", "LaunchOptionsKey", "OpenURLOptionsKey"], "UIAlertController": ["Style"],
        "UIImage": ["Orientation", "RenderingMode", "SymbolConfiguration", "Configuration"],
        "UIFont": ["TextStyle", "Weight"], "UIBarButtonItem": ["Style", "SystemItem"],
        "UITextField": ["BorderStyle", "ViewMode"], "UIPageViewController": ["TransitionStyle", "NavigationDirection"],
        "UISplitViewController": ["Column", "Style", "DisplayMode"],
    ]

    /// Static members that give an instance of the type itself.
    static let instances: [String: Set<String>] = [
        "URLSession": ["shared"], "UserDefaults": ["standard"], "FileManager": ["default"], "Bundle": ["main"],
        "NotificationCenter": ["default"], "DispatchQueue": ["main"], "OperationQueue": ["main", "current"],
        "RunLoop": ["main", "current"], "Thread": ["main", "current"], "ProcessInfo": ["processInfo"],
        "UIApplication": ["shared"], "UIScreen": ["main"], "UIDevice": ["current"], "UIPasteboard": ["general"],
        "NSWorkspace": ["shared"], "NSApplication": ["shared"], "HTTPCookieStorage": ["shared"], "URLCache": ["shared"],
        "Calendar": ["current", "autoupdatingCurrent"], "Locale": ["current", "autoupdatingCurrent"],
        "TimeZone": ["current", "autoupdatingCurrent"], "MainActor": ["shared"],
    ]

    /// Capitalised functions of Foundation, UIKit and XCTest.
    static let functionPrefixes = [
        "XCTAssert", "XCTUnwrap", "XCTFail", "XCTSkip", "XCTExpect", "NSLocalizedString", "NSStringFrom", "NSClassFrom",
        "NSSelectorFrom", "NSProtocolFrom", "NSHomeDirectory", "NSTemporaryDirectory", "NSSearchPath", "NSUserName",
        "NSFullUserName", "UIGraphicsGet", "UIImagePNG", "UIImageJPEG", "CGImageSourceCreate", "SecItem", "CACurrent",
        "CFAbsoluteTime", "CFString", "CFBundle", "MTLCreate", "NSLog",
    ]

    static let associatedTypes: Set<String> = [
        "SubSequence", "Element", "Iterator", "AsyncIterator", "Indices", "RawValue", "AllCases",
    ]

    static let optionalMethods: Set<String> = ["map", "flatMap", "take", "unsafelyUnwrapped", "encode", "hash"]

    /// Names of the standard library and Foundation that associated types in code bases are called after, too.
    static let standardNames: Set<String> = [
        "Error", "Result", "Data", "URL", "Date", "String", "Int", "Bool", "Double", "Float", "Character", "Array",
        "Dictionary", "Set", "Optional", "Range", "Never", "Any", "AnyObject", "Task", "UUID", "Decimal", "Locale",
        "Calendar", "Bundle", "Notification", "Operation", "Thread", "Timer", "Sequence", "Collection",
    ]
}
