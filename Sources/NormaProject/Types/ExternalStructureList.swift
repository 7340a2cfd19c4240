// Structures of the standard library and Foundation: values only.

extension ExternalTypes {
    /// Structures that aren't raw types, as identifiers and values of models often are.
    static let structures: Set<String> = [
        "Bool", "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Duration", "Locale",
        "TimeZone", "URL", "URLComponents", "URLRequest", "UUID",
    ]

    /// Raw types in the inheritance clauses of enums, which aren't supertypes.
    static let rawTypes: Set<String> = [
        "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Double", "Float", "CGFloat", "Int128", "UInt128", "Float16", "Float80", "UnicodeScalar",
        "Unicode.Scalar", "StaticString", "CInt", "CUnsignedInt", "CChar", "CUnsignedChar", "CShort", "CLong",
        "TimeInterval",
    ]

    /// Structures of SwiftUI, Foundation and the standard library whose members, conformances and isolation aren't known here.
    static let structuresByName: Set<String> = [
        "Angle", "Animation", "AnyPublisher", "AnyView", "Array", "AsyncImage", "AsyncStream", "AsyncThrowingStream",
        "AttributedString", "Bindable", "Binding", "Button", "CGAffineTransform", "CGPoint", "CGRect", "CGSize",
        "CGVector", "Canvas", "Capsule", "CharacterSet", "Circle", "ClosedRange", "Color", "ContentUnavailableView",
        "DatePicker", "Dictionary", "DisclosureGroup", "DispatchTime", "Divider", "EdgeInsets", "Ellipse",
        "EmptyView", "EnvironmentObject", "EnvironmentValues", "Font", "ForEach", "Form", "GeometryReader", "Grid",
        "GridItem", "GridRow", "GroupBox", "HStack", "Image", "IndexPath", "IndexSet", "Just", "LabeledContent",
        "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "List", "Logger", "Measurement",
        "Menu", "NSDirectionalEdgeInsets", "NSRange", "NavigationLink", "NavigationPath", "NavigationSplitView",
        "NavigationStack", "NavigationView", "Notification", "ObservedObject", "Picker", "ProgressView",
        "RadialGradient", "Range", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section",
        "SecureField", "Set", "ShareLink", "Slider", "Spacer", "StateObject", "Stepper", "StrokeStyle", "TabView",
        "Task", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
        "UIEdgeInsets", "URLQueryItem", "VStack", "ViewThatFits", "WindowGroup", "ZStack",
    ]
}
