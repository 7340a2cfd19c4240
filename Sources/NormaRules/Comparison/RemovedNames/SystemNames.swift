// Names that libraries of the system declare and that code bases declare too: under them something may remain if the code base's own is gone.

import NormaProject

enum SystemNames {
    /// Whether a library of the system may declare a type of this name.
    static func isTypeName(_ name: String) -> Bool {
        if ExternalTypes.isProtocol(name) || ExternalTypes.isClass(name) || ExternalTypes.isStructure(name) {
            return true
        }
        return types.contains(name) || ExternalTypes.isStandardName(name) || hasPrefix(name)
    }

    /// Whether every type, or a library of the system, may have a member or a function of this name.
    static func isMemberName(_ name: String) -> Bool { members.contains(name) }

    /// `UIImage`, `NSCache`: two or three capitals of a framework before the name.
    private static func hasPrefix(_ name: String) -> Bool {
        prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    private static let prefixes = [
        "UI", "NS", "CG", "CA", "CI", "CF", "CL", "CN", "CK", "AV", "MK", "WK", "SK", "PK", "HK", "EK", "PH", "GK",
        "MTL", "SCN", "UN",
        "ML", "VN", "AR", "OS", "SF", "TK", "MP", "CM", "CT", "QL", "AS", "BG", "XC", "LA", "NW", "CB", "GC", "WC",
        "IN",
    ]

    private static let types: Set<String> = [
        "Alignment", "Anchor", "Angle", "Animation", "AnyCancellable", "AnyPublisher", "AnyShape", "AnyView", "Array",
        "AsyncImage",
        "AsyncStream", "AsyncThrowingStream", "AttributedString", "Attachment", "Axis", "BarMark", "Binding",
        "BlendMode", "Bundle",
        "Button", "Canvas", "Capsule", "Chart", "Circle", "Clock", "Color", "ColorPicker", "ColorScheme",
        "Confirmation", "ContainerRelativeShape",
        "ContentUnavailableView", "ContiguousArray", "CurrentValueSubject", "DatePicker", "Deferred", "Dictionary",
        "DisclosureGroup",
        "DispatchQueue", "Divider", "DragGesture", "EdgeInsets", "Edge", "EditButton", "Effect", "Ellipse", "EmptyView",
        "Environment", "Error", "Event",
        "Fail", "FetchRequest", "FileManager", "Font", "ForEach", "Form", "FormatStyle", "Future", "Gauge",
        "GeometryProxy", "GeometryReader",
        "Gradient", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "HStack", "Image", "ImageRenderer", "IndexPath",
        "IndexSet",
        "Just", "Label", "LabeledContent", "Layout", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LineMark",
        "LinearGradient", "Link", "List",
        "LocalizedStringKey", "LocalizedStringResource", "Logger", "Map", "Mark", "Marker", "Measurement", "Menu",
        "Method", "Model", "ModelContext", "ModelContainer",
        "Mutex", "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView",
        "Never", "Notification",
        "Operation", "OperationQueue", "Optional", "Path", "Picker", "Placement", "Predicate", "PhotosPicker",
        "Process", "Progress", "ProgressView", "Published",
        "Query", "RadialGradient", "Rectangle", "Regex", "RenameButton", "Result", "RoundedRectangle", "Scene",
        "ScenePhase", "ScrollView", "ScrollViewReader",
        "SecureField", "Section", "SectorMark", "Sequence", "Set", "Shape", "ShareLink", "Slider", "Spacer", "State",
        "StateObject", "Stepper", "Stream", "Subject",
        "Tab", "TabView", "Table", "Tag", "Tagged", "Task", "TaskGroup", "Text", "TextEditor", "TextField", "Thread",
        "TimelineView", "Timer", "Tip", "Toggle", "Token",
        "ToolbarItem", "ToolbarItemGroup", "Transaction", "Transferable", "Transition", "Unit",
        "UnevenRoundedRectangle", "UnitPoint", "VStack", "View", "ViewBuilder",
        "ViewModifier", "ViewThatFits", "WebView", "Widget", "WindowGroup", "ZStack",
    ]

    private static let members: Set<String> = [
        "abs", "allCases", "assert", "assertionFailure", "body", "ceil", "cos", "count", "debugDescription",
        "debugPrint", "description", "dump",
        "endIndex", "exp", "fatalError", "first", "floor", "hash", "hashValue", "hypot", "id", "index", "indices",
        "isEmpty", "isEqual", "last", "localizedDescription",
        "lock", "log", "map", "max", "min", "numericCast", "objectWillChange", "pow", "precondition",
        "preconditionFailure", "print", "rawValue", "readLine", "repeatElement",
        "round", "self", "sequence", "sin", "some", "sqrt", "startIndex", "stride", "swap", "tan", "trunc", "type",
        "unlock", "unsafeBitCast", "wait",
        "withAnimation", "withCheckedContinuation", "withCheckedThrowingContinuation", "withLock", "withTaskGroup",
        "withThrowingTaskGroup", "withUnsafeContinuation", "zip",
    ]
}
