// The requirements of protocols of SwiftUI, UIKit and AppKit: values only.
//
// Source: "Topics" of each protocol's page at developer.apple.com/documentation. A name that ends in `*` matches all that begin
// so: methods of a delegate begin with their caller, and their number grows every year.

extension OutsideDemands {
    /// Each with the names of its own requirements, without those that it inherits.
    static let interfaceList: [(String, String)] = swiftUI + uiKit + appKit

    private static let swiftUI: [(String, String)] = [
        ("View", "body Body"), ("ViewModifier", "body(content:) Body"),
        ("EnvironmentalModifier", "resolve(in:) ResolvedModifier"),
        ("App", "body Body init() main()"), ("Scene", "body Body"), ("Commands", "body Body"),
        ("ToolbarContent", "body Body"), ("CustomizableToolbarContent", ""),
        ("TableRowContent", "tableRowBody TableRowBody TableRowValue"), ("TableColumnContent", "tableColumnBody"),
        ("Animatable", "animatableData AnimatableData"), ("AnimatableModifier", ""),
        ("VectorArithmetic", "scale(by:) magnitudeSquared"),
        ("Shape", "path(in:) role sizeThatFits(_:) layoutDirectionBehavior"),
        ("InsettableShape", "inset(by:) InsetShape"),
        (
            "Layout",
            "sizeThatFits(proposal:subviews:cache:) placeSubviews(in:proposal:subviews:cache:) makeCache(subviews:) "
                + "updateCache(_:subviews:) spacing(subviews:cache:) explicitAlignment(of:in:proposal:subviews:cache:) "
                + "layoutProperties Cache"
        ),
        ("AlignmentID", "defaultValue(in:)"), ("ShapeStyle", "resolve(in:) Resolved"), ("Gesture", "body Body Value"),
        ("DynamicProperty", "update()"), ("PreferenceKey", "defaultValue reduce(value:nextValue:) Value"),
        ("EnvironmentKey", "defaultValue Value"), ("FocusedValueKey", "Value"),
        ("LayoutValueKey", "defaultValue Value"),
        ("ContainerValueKey", "defaultValue Value"), ("TransactionKey", "defaultValue Value"),
        ("UITraitBridgedEnvironmentKey", "read(from:) write(to:value:)"),
        ("ButtonStyle", "makeBody(configuration:) Body"), ("PrimitiveButtonStyle", "makeBody(configuration:) Body"),
        ("ToggleStyle", "makeBody(configuration:) Body"), ("LabelStyle", "makeBody(configuration:) Body"),
        ("TextFieldStyle", "_body(configuration:)"), ("TextEditorStyle", "makeBody(configuration:) Body"),
        ("ProgressViewStyle", "makeBody(configuration:) Body"), ("GroupBoxStyle", "makeBody(configuration:) Body"),
        ("MenuStyle", "makeBody(configuration:) Body"), ("DisclosureGroupStyle", "makeBody(configuration:) Body"),
        ("GaugeStyle", "makeBody(configuration:) Body"), ("NavigationSplitViewStyle", "makeBody(configuration:) Body"),
        ("LabeledContentStyle", "makeBody(configuration:) Body"), ("FormStyle", "makeBody(configuration:) Body"),
        ("ControlGroupStyle", "makeBody(configuration:) Body"), ("DatePickerStyle", "makeBody(configuration:) Body"),
        ("TableStyle", "makeBody(configuration:) Body"), ("NavigationViewStyle", ""), ("ListStyle", ""),
        ("PickerStyle", ""),
        ("TabViewStyle", ""), ("IndexViewStyle", ""), ("PreviewProvider", "previews platform Previews"),
        ("PreviewModifier", "makeSharedContext() body(content:context:) Context"), ("PreviewContext", ""),
        ("Transition", "body(content:phase:) properties hasMotion Body"),
        (
            "CustomAnimation",
            "animate(value:time:context:) "
                + "velocity(value:time:context:) shouldMerge(previous:value:time:context:)"
        ),
        ("TextRenderer", "draw(layout:in:) sizeThatFits(proposal:text:) displayPadding"), ("TextAttribute", ""),
        ("ScrollTargetBehavior", "updateTarget(_:context:) properties(context:)"),
        (
            "DropDelegate",
            "validateDrop(info:) performDrop(info:) dropEntered(info:) dropUpdated(info:) dropExited(info:)"
        ),
        ("Transferable", "transferRepresentation Representation"), ("TransferRepresentation", "body Body Item"),
        ("FileDocument", "init(configuration:) fileWrapper(configuration:) readableContentTypes writableContentTypes"),
        (
            "ReferenceFileDocument",
            "init(configuration:) snapshot(contentType:) fileWrapper(snapshot:configuration:) Snapshot "
                + "readableContentTypes writableContentTypes"
        ),
        (
            "UIViewRepresentable",
            "makeUIView(context:) updateUIView(_:context:) dismantleUIView(_:coordinator:) makeCoordinator() "
                + "sizeThatFits(_:uiView:context:) UIViewType Coordinator Context Body"
        ),
        (
            "UIViewControllerRepresentable",
            "makeUIViewController(context:) updateUIViewController(_:context:) dismantleUIViewController(_:coordinator:) "
                + "makeCoordinator() sizeThatFits(_:uiViewController:context:) UIViewControllerType Coordinator Context Body"
        ),
        (
            "UIGestureRecognizerRepresentable",
            "makeUIGestureRecognizer(context:) updateUIGestureRecognizer(_:context:) "
                + "handleUIGestureRecognizerAction(_:context:) makeCoordinator(converter:) UIGestureRecognizerType Coordinator"
        ),
        (
            "NSViewRepresentable",
            "makeNSView(context:) updateNSView(_:context:) dismantleNSView(_:coordinator:) makeCoordinator() "
                + "sizeThatFits(_:nsView:context:) NSViewType Coordinator Context Body"
        ),
        (
            "NSViewControllerRepresentable",
            "makeNSViewController(context:) updateNSViewController(_:context:) dismantleNSViewController(_:coordinator:) "
                + "makeCoordinator() sizeThatFits(_:nsViewController:context:) NSViewControllerType Coordinator Context Body"
        ),
        (
            "WKInterfaceObjectRepresentable",
            "makeWKInterfaceObject(context:) updateWKInterfaceObject(_:context:) makeCoordinator()"
        ),
    ]

    private static let uiKit: [(String, String)] = [
        ("UIApplicationDelegate", "application(_:* application* window"),
        ("UISceneDelegate", "scene(_:* scene* stateRestorationActivity(for:)"),
        ("UIWindowSceneDelegate", "windowScene(_:* windowScene* window"),
        ("UIScrollViewDelegate", "scrollView* viewForZooming(in:)"),
        ("UITableViewDelegate", "tableView(_:* indexPathForPreferredFocusedView(in:)"),
        ("UITableViewDataSource", "tableView(_:* numberOfSections(in:) sectionIndexTitles(for:)"),
        ("UITableViewDataSourcePrefetching", "tableView(_:*"), ("UITableViewDragDelegate", "tableView(_:*"),
        ("UITableViewDropDelegate", "tableView(_:*"),
        ("UICollectionViewDelegate", "collectionView(_:* indexPathForPreferredFocusedView(in:)"),
        ("UICollectionViewDelegateFlowLayout", "collectionView(_:*"),
        ("UICollectionViewDataSource", "collectionView(_:* numberOfSections(in:) indexTitles(for:)"),
        ("UICollectionViewDataSourcePrefetching", "collectionView(_:*"),
        ("UICollectionViewDragDelegate", "collectionView(_:*"),
        ("UICollectionViewDropDelegate", "collectionView(_:*"),
        ("UITextFieldDelegate", "textField*"), ("UITextViewDelegate", "textView*"),
        (
            "UITextInputTraits",
            "autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance "
                + "returnKeyType enablesReturnKeyAutomatically isSecureTextEntry textContentType passwordRules smart*"
        ),
        ("UIKeyInput", "hasText insertText(_:) deleteBackward()"), ("UITextDropDelegate", "textDroppableView*"),
        ("UITextPasteDelegate", "textPasteConfigurationSupporting*"),
        ("UISearchResultsUpdating", "updateSearchResults(*"), ("UISearchBarDelegate", "searchBar* position(for:)"),
        (
            "UISearchControllerDelegate",
            "willPresentSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:) "
                + "didDismissSearchController(_:) presentSearchController(_:) searchController*"
        ),
        ("UIBarPositioningDelegate", "position(for:)"), ("UIToolbarDelegate", "position(for:)"),
        ("UINavigationBarDelegate", "navigationBar* position(for:)"),
        ("UINavigationControllerDelegate", "navigationController*"),
        ("UITabBarControllerDelegate", "tabBarController*"),
        ("UITabBarDelegate", "tabBar(_:*"),
        (
            "UISplitViewControllerDelegate",
            "splitViewController* "
                + "primaryViewController(* targetDisplayModeForAction(in:)"
        ),
        ("UIPageViewControllerDelegate", "pageViewController*"),
        ("UIPageViewControllerDataSource", "pageViewController* presentationCount(for:) presentationIndex(for:)"),
        ("UIPickerViewDelegate", "pickerView(_:*"),
        ("UIPickerViewDataSource", "pickerView(_:* numberOfComponents(in:)"),
        ("UIImagePickerControllerDelegate", "imagePickerController*"),
        ("PHPickerViewControllerDelegate", "picker(_:didFinishPicking:)"),
        ("UIDocumentPickerDelegate", "documentPicker*"),
        ("UIDocumentInteractionControllerDelegate", "documentInteractionController*"),
        ("UIDocumentBrowserViewControllerDelegate", "documentBrowser*"),
        ("UIColorPickerViewControllerDelegate", "colorPickerViewController*"),
        ("UIFontPickerViewControllerDelegate", "fontPickerViewController*"),
        ("UICloudSharingControllerDelegate", "cloudSharingController* item*"),
        ("UIGestureRecognizerDelegate", "gestureRecognizer* gestureRecognizerShouldBegin(_:)"),
        ("UIAdaptivePresentationControllerDelegate", "adaptivePresentationStyle(* presentationController*"),
        ("UIPopoverPresentationControllerDelegate", "popoverPresentationController* prepareForPopoverPresentation(_:)"),
        ("UISheetPresentationControllerDelegate", "sheetPresentationController*"),
        (
            "UIViewControllerTransitioningDelegate",
            "animationController(* interactionControllerFor* presentationController(*"
        ),
        (
            "UIViewControllerAnimatedTransitioning",
            "transitionDuration(using:) animateTransition(using:) interruptibleAnimator(using:) animationEnded(_:)"
        ),
        (
            "UIViewControllerInteractiveTransitioning",
            "startInteractiveTransition(_:) completionSpeed completionCurve wantsInteractiveStart"
        ),
        ("UIContextMenuInteractionDelegate", "contextMenuInteraction*"),
        ("UIEditMenuInteractionDelegate", "editMenuInteraction*"),
        ("UIPointerInteractionDelegate", "pointerInteraction*"), ("UIPencilInteractionDelegate", "pencilInteraction*"),
        ("UIDragInteractionDelegate", "dragInteraction*"), ("UIDropInteractionDelegate", "dropInteraction*"),
        ("UISpringLoadedInteractionSupporting", "isSpringLoaded"),
        (
            "UIContentContainer",
            "preferredContentSize* size(* "
                + "viewWillTransition(* willTransition(* systemLayoutFittingSizeDidChange(*"
        ),
        ("UIContentConfiguration", "makeContentView() updated(for:)"), ("UIContentView", "configuration supports(_:)"),
        (
            "UIStateRestoring",
            "encodeRestorableState(with:) decodeRestorableState(with:) applicationFinishedRestoringState() restorationParent "
                + "objectRestorationClass"
        ), ("UIViewControllerRestoration", "viewController(withRestorationIdentifierPath:coder:)"),
        ("UIActivityItemSource", "activityViewController*"), ("UICalendarViewDelegate", "calendarView*"),
        ("UICalendarSelectionSingleDateDelegate", "dateSelection(_:*"),
        ("UIAppearance", ""), ("UIAppearanceContainer", ""),
        ("UIAccessibilityIdentification", "accessibilityIdentifier"),
        ("UITraitDefinition", "defaultValue Value name identifier affectsColorAppearance"),
        ("UICoordinateSpace", "bounds convert(*"),
        ("UIPrintInteractionControllerDelegate", "printInteractionController*"),
        ("UIVideoEditorControllerDelegate", "videoEditorController*"),
        ("UIDynamicAnimatorDelegate", "dynamicAnimator*"), ("UICollisionBehaviorDelegate", "collisionBehavior*"),
        ("UILayoutSupport", "length topAnchor bottomAnchor heightAnchor"), ("NSTextStorageDelegate", "textStorage(_:*"),
        ("NSLayoutManagerDelegate", "layoutManager*"),
        (
            "CALayerDelegate",
            "display(_:) draw(_:in:) layerWillDraw(_:) "
                + "layoutSublayers(of:) action(for:forKey:)"
        ),
        ("CAAnimationDelegate", "animationDidStart(_:) animationDidStop(_:finished:)"),
    ]

    private static let appKit: [(String, String)] = [
        ("NSApplicationDelegate", "application*"), ("NSWindowDelegate", "window* customWindowsTo*"),
        ("NSTableViewDelegate", "tableView* selectionShouldChange(in:)"),
        ("NSTableViewDataSource", "tableView* numberOfRows(in:)"),
        ("NSOutlineViewDelegate", "outlineView* selectionShouldChange(in:)"),
        ("NSOutlineViewDataSource", "outlineView*"),
        ("NSCollectionViewDelegate", "collectionView*"),
        ("NSCollectionViewDataSource", "collectionView* numberOfSections(in:)"),
        ("NSTextFieldDelegate", "textField* control*"), ("NSControlTextEditingDelegate", "control*"),
        ("NSTextViewDelegate", "textView* text* undoManager(for:)"), ("NSTextDelegate", "text*"),
        ("NSMenuDelegate", "menu* numberOfItems(in:) confinementRect(for:on:)"),
        ("NSMenuItemValidation", "validateMenuItem(_:)"),
        ("NSUserInterfaceValidations", "validateUserInterfaceItem(_:)"), ("NSToolbarDelegate", "toolbar*"),
        ("NSSplitViewDelegate", "splitView*"), ("NSSearchFieldDelegate", "searchField*"),
        (
            "NSPopoverDelegate",
            "popover* "
                + "detachableWindow(for:)"
        ),
        ("NSComboBoxDelegate", "comboBox*"), ("NSComboBoxDataSource", "comboBox* numberOfItems(in:)"),
        ("NSOpenSavePanelDelegate", "panel*"),
        ("NSTabViewDelegate", "tabView*"), ("NSSharingServiceDelegate", "sharingService*"),
        ("NSBrowserDelegate", "browser*"),
        ("NSGestureRecognizerDelegate", "gestureRecognizer*"),
        (
            "NSDraggingDestination",
            "dragging* performDragOperation(_:) "
                + "prepareForDragOperation(_:) concludeDragOperation(_:) updateDraggingItemsForDrag(_:) wantsPeriodicDraggingUpdates()"
        ),
        ("NSDraggingSource", "draggingSession* ignoreModifierKeys(for:)"),
    ]
}
