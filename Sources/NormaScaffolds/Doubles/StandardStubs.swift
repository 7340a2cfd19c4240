// Values of the types that everyone uses: the standard library's, Foundation's, Combine's and those of the interface kits.

import NormaFacts

enum StandardStubs {
    /// An expression of this type if we know one without arguments; empty arguments only.
    static func expression(for name: String) -> String? { plain[name] }

    private static let plain: [String: String] = [
        "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\" \"", "StaticString": "\"\"",
        "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0", "Int128": "0",
        "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0", "UInt128": "0",
        "Double": "0", "Float": "0", "Float16": "0", "CGFloat": "0", "Decimal": "0", "TimeInterval": "0",
        "Void": "()", "Any": "()", "AnyHashable": "0", "AnyObject": "NSObject()", "Duration": ".zero",
        "ContinuousClock": "ContinuousClock()", "SuspendingClock": "SuspendingClock()",
        "CancellationError": "CancellationError()",
        "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)", "URL": "URL(fileURLWithPath: \"/\")",
        "UUID": "UUID()", "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))",
        "URLComponents": "URLComponents()",
        "URLQueryItem": "URLQueryItem(name: \"\", value: nil)", "URLResponse": "URLResponse()",
        "DateComponents": "DateComponents()",
        "DateInterval": "DateInterval()", "Locale": "Locale(identifier: \"en_US_POSIX\")", "TimeZone": ".gmt",
        "Calendar": "Calendar(identifier: .gregorian)", "CharacterSet": "CharacterSet()", "IndexPath": "IndexPath()",
        "IndexSet": "IndexSet()", "AttributedString": "AttributedString()",
        "Notification": "Notification(name: Notification.Name(\"\"))",
        "Notification.Name": "Notification.Name(\"\")", "PersonNameComponents": "PersonNameComponents()",
        "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()", "NSObject": "NSObject()", "NSNumber": "0",
        "NSString": "\"\"", "NSError": "NSError(domain: \"\", code: 0)", "URLSession": ".shared",
        "UserDefaults": ".standard",
        "FileManager": ".default", "NotificationCenter": ".default", "Bundle": ".main", "ProcessInfo": ".processInfo",
        "DispatchQueue": ".main", "OperationQueue": "OperationQueue()", "NSAttributedString": "NSAttributedString()",
        "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "CGVector": ".zero", "CGAffineTransform": ".identity",
        "UIImage": "UIImage()", "UIColor": ".clear", "UIView": "UIView()", "UIViewController": "UIViewController()",
        "UINavigationController": "UINavigationController()", "UIWindow": "UIWindow()", "UIEdgeInsets": ".zero",
        "NSImage": "NSImage()", "NSColor": ".clear", "NSView": "NSView()", "Color": ".clear",
        "Image": "Image(systemName: \"photo\")",
        "Text": "Text(verbatim: \"\")", "EdgeInsets": "EdgeInsets()", "NavigationPath": "NavigationPath()",
        "CLLocationCoordinate2D": "CLLocationCoordinate2D(latitude: 0, longitude: 0)", "CLLocation": "CLLocation()",
        "EmptyView": "EmptyView()", "LocalizedStringResource": "\"\"", "LocalizedStringKey": "\"\"",
    ]

    /// An expression for a generic type, once its arguments have one; `stub` answers for an argument.
    static func expression(
        for name: String,
        arguments: [SignatureType],
        stub: (SignatureType) -> String?
    ) -> String? {
        switch (name, arguments.count) {
        case ("Optional", 1): return "nil"
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): return "[]"
        case ("Dictionary", 2): return "[:]"
        case ("AsyncStream", 1), ("AsyncThrowingStream", 2):
            return "\(name) { $0.finish() }"
        case ("AnyPublisher", 2): return "Empty().eraseToAnyPublisher()"
        case ("PassthroughSubject", 2): return "PassthroughSubject()"
        case ("EmptyCollection", 1): return "EmptyCollection()"
        case ("Result", 2): return result(arguments, stub)
        case ("Task", 2): return arguments.first.flatMap(stub).map { "Task { \($0) }" }
        case ("CurrentValueSubject", 2): return arguments.first.flatMap(stub).map { "CurrentValueSubject(\($0))" }
        case ("Binding", 1): return arguments.first.flatMap(stub).map { ".constant(\($0))" }
        case ("Range", 1): return arguments.first.flatMap(stub).flatMap { $0 == "0" ? "0..<0" : nil }
        case ("ClosedRange", 1): return arguments.first.flatMap(stub).flatMap { $0 == "0" ? "0...0" : nil }
        default: return nil
        }
    }

    private static func result(_ arguments: [SignatureType], _ stub: (SignatureType) -> String?) -> String? {
        guard arguments.count == 2 else { return nil }
        if let value = stub(arguments[0]) { return ".success(\(value))" }
        return stub(arguments[1]).map { ".failure(\($0))" }
    }
}
