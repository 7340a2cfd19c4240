// Types of the system's frameworks that belong to the main actor: values only.
//
// Sources: the attribute in front of each declaration at developer.apple.com/documentation (SDKs of iOS 18 and 26, macOS 15 and 26);
// for SwiftUI `@MainActor @preconcurrency` on the protocol, for UIKit, AppKit and WebKit `NS_SWIFT_UI_ACTOR` in the headers.

extension ExternalTypes {
    /// Whether the framework isolates the type, or one that it inherits from, to the main actor.
    package static func isOfMainActor(_ name: String) -> Bool {
        if mainActor.contains(name) { return true }
        if nonisolated.contains(name) { return false }
        return supertypes(of: name).contains { isOfMainActor($0) }
    }

    /// Whether it removes its isolation from conforming types: a `Shape` is a `View`, and drawn anywhere.
    package static func removesIsolation(_ name: String) -> Bool { nonisolated.contains(name) }

    /// Whether enough is known of it to be sure that it isolates nothing.
    package static func isKnown(_ name: String) -> Bool {
        isProtocol(name) || isClass(name) || isStructure(name) || !supertypes(of: name).isEmpty
    }

    private static let nonisolated: Set<String> = ["Shape", "InsettableShape", "ShapeStyle"]

    private static let mainActor: Set<String> = [
        // SwiftUI
        "App", "ButtonStyle", "Commands", "ControlGroupStyle", "CustomizableToolbarContent", "DatePickerStyle",
        "DisclosureGroupStyle", "DropDelegate", "DynamicViewContent", "FormStyle", "GaugeStyle", "Gesture",
        "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "MenuStyle", "NSViewControllerRepresentable",
        "NSViewRepresentable", "NavigationSplitViewStyle", "PreviewProvider", "PrimitiveButtonStyle",
        "ProgressViewStyle", "Scene", "TableColumnContent", "TableRowContent", "ToggleStyle", "ToolbarContent",
        "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier",
        "WKInterfaceObjectRepresentable",
        // WidgetKit
        "Widget", "WidgetBundle",
        // UIKit: classes
        "UIAction", "UIAlertAction", "UIBarItem", "UICollectionViewDiffableDataSource", "UICollectionViewLayout",
        "UIContextMenuInteraction", "UIDevice", "UIDocument", "UIDragInteraction", "UIDropInteraction",
        "UIDynamicAnimator", "UIFeedbackGenerator", "UIGestureRecognizer", "UIMenu", "UIMenuElement",
        "UINavigationItem", "UIPresentationController", "UIResponder", "UIScreen", "UITableViewDiffableDataSource",
        // UIKit: protocols
        "UIAdaptivePresentationControllerDelegate", "UIApplicationDelegate", "UICollectionViewDataSource",
        "UICollectionViewDataSourcePrefetching", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
        "UICollectionViewDragDelegate", "UICollectionViewDropDelegate", "UIContextMenuInteractionDelegate",
        "UIDocumentPickerDelegate", "UIDragInteractionDelegate", "UIDropInteractionDelegate",
        "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate", "UINavigationBarDelegate",
        "UINavigationControllerDelegate", "UIPageViewControllerDataSource", "UIPageViewControllerDelegate",
        "UIPickerViewDataSource", "UIPickerViewDelegate", "UIPopoverPresentationControllerDelegate", "UISceneDelegate",
        "UIScrollViewDelegate", "UISearchBarDelegate", "UISearchControllerDelegate", "UISearchResultsUpdating",
        "UISplitViewControllerDelegate", "UITabBarControllerDelegate", "UITabBarDelegate", "UITableViewDataSource",
        "UITableViewDataSourcePrefetching", "UITableViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
        "UIToolbarDelegate", "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate",
        "UIWindowSceneDelegate",
        // AppKit
        "NSApplicationDelegate", "NSCell", "NSCollectionViewDataSource", "NSCollectionViewDelegate", "NSMenu",
        "NSMenuDelegate", "NSMenuItem", "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSResponder",
        "NSSplitViewDelegate", "NSTableViewDataSource", "NSTableViewDelegate", "NSTextFieldDelegate",
        "NSTextViewDelegate", "NSToolbar", "NSToolbarDelegate", "NSWindowDelegate",
        // WebKit
        "WKNavigationDelegate", "WKScriptMessageHandler", "WKUIDelegate",
    ]
}
