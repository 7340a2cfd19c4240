// The requirements of protocols of Apple's other frameworks: values only.
//
// Source: "Topics" of each protocol's page at developer.apple.com/documentation. A name that ends in `*` matches all that begin
// so: methods of a delegate begin with their caller, and their number grows every year.

extension OutsideDemands {
    /// Each with the names of its own requirements, without those that it inherits.
    static let serviceList: [(String, String)] = [
        // WidgetKit and ActivityKit.
        ("Widget", "body Body init()"), ("WidgetBundle", "body Body init()"), ("WidgetConfiguration", "body Body"),
        ("TimelineEntry", "date relevance"),
        ("TimelineProvider", "placeholder(in:) getSnapshot(in:completion:) getTimeline(in:completion:) Entry Context"),
        (
            "IntentTimelineProvider",
            "placeholder(in:) getSnapshot(for:in:completion:) getTimeline(for:in:completion:) Entry Intent recommendations()"
        ),
        (
            "AppIntentTimelineProvider",
            "placeholder(in:) snapshot(for:in:) timeline(for:in:) recommendations() relevances() relevance() Entry Intent"
        ),
        ("ControlWidget", "body Body init()"), ("ControlValueProvider", "previewValue currentValue() Value"),
        (
            "AppIntentControlValueProvider",
            "previewValue(configuration:) currentValue(configuration:) Value Configuration"
        ),
        ("ActivityAttributes", "ContentState"),

        // AppIntents.
        (
            "AppIntent",
            "title description openAppWhenRun isDiscoverable authenticationPolicy parameterSummary supportedModes perform() init() "
                + "persistentIdentifier PerformResult SummaryContent"
        ),
        ("PersistentlyIdentifiable", "persistentIdentifier"), ("WidgetConfigurationIntent", ""),
        ("OpenIntent", "target Value"),
        ("SetValueIntent", "value ValueType"), ("LiveActivityIntent", ""), ("AudioPlaybackIntent", ""),
        ("ForegroundContinuableIntent", ""),
        ("ControlConfigurationIntent", ""), ("CustomIntentMigratedAppIntent", "intentClassName"),
        ("AppEntity", "typeDisplayRepresentation displayRepresentation defaultQuery DefaultQuery"),
        ("TransientAppEntity", "init()"), ("IndexedEntity", "attributeSet hideInSpotlight"),
        ("InstanceDisplayRepresentable", "displayRepresentation"),
        ("TypeDisplayRepresentable", "typeDisplayRepresentation typeDisplayName"),
        ("AppEnum", "typeDisplayRepresentation caseDisplayRepresentations"),
        ("EntityQuery", "entities(for:) suggestedEntities() defaultResult() Entity"),
        ("EntityStringQuery", "entities(matching:)"),
        ("EnumerableEntityQuery", "allEntities()"),
        ("EntityPropertyQuery", "properties sortingOptions entities(matching:mode:sortedBy:limit:)"),
        ("DynamicOptionsProvider", "results() defaultResult()"),
        ("AppShortcutsProvider", "appShortcuts shortcutTileColor negativePhrases"),
        ("AppIntentsPackage", "includedPackages"),

        // SwiftData, TipKit.
        (
            "PersistentModel",
            "persistentBackingData schemaMetadata init(backingData:) persistentModelID modelContext hasChanges isDeleted"
        ),
        ("VersionedSchema", "models versionIdentifier"), ("SchemaMigrationPlan", "schemas stages"),
        ("ModelActor", "modelContainer modelExecutor"),
        ("Tip", "title message image actions rules options id"), ("TipViewStyle", "makeBody(configuration:) Body"),

        // Places, the web, messages to people, purchases.
        ("CLLocationManagerDelegate", "locationManager*"), ("MKMapViewDelegate", "mapView*"),
        ("MKAnnotation", "coordinate title subtitle"),
        ("MKOverlay", "coordinate boundingMapRect intersects(_:) canReplaceMapContent"),
        ("MKLocalSearchCompleterDelegate", "completer*"),
        ("WKNavigationDelegate", "webView*"), ("WKUIDelegate", "webView*"),
        ("WKScriptMessageHandler", "userContentController(_:didReceive:)"),
        ("WKScriptMessageHandlerWithReply", "userContentController(_:didReceive:replyHandler:)"),
        ("WKURLSchemeHandler", "webView(_:*"),
        ("WKDownloadDelegate", "download(_:* downloadDidFinish(_:)"),
        ("WKHTTPCookieStoreObserver", "cookiesDidChange(in:)"),
        ("WKExtensionDelegate", "application* handle(_:) did* deviceOrientationDidChange()"),
        ("WKApplicationDelegate", "application* handle(_:) did*"),
        ("UNUserNotificationCenterDelegate", "userNotificationCenter(_:*"),
        (
            "UNNotificationContentExtension",
            "didReceive(_:* "
                + "mediaPlayPauseButton* mediaPlay() mediaPause()"
        ),
        ("SKPaymentTransactionObserver", "paymentQueue*"), ("SKPaymentQueueDelegate", "paymentQueue*"),
        ("SKProductsRequestDelegate", "productsRequest(_:didReceive:)"), ("SKRequestDelegate", "request*"),
        ("SKStoreProductViewControllerDelegate", "productViewControllerDidFinish(_:)"),
        ("PKPaymentAuthorizationControllerDelegate", "paymentAuthorizationController* presentationWindow(for:)"),
        ("PKPaymentAuthorizationViewControllerDelegate", "paymentAuthorizationViewController*"),
        ("PKAddPassesViewControllerDelegate", "addPasses*"),
        ("ASAuthorizationControllerDelegate", "authorizationController*"),
        ("ASAuthorizationControllerPresentationContextProviding", "presentationAnchor(for:)"),
        ("ASWebAuthenticationPresentationContextProviding", "presentationAnchor(for:)"),
        ("SFSafariViewControllerDelegate", "safariViewController*"),
        ("MFMailComposeViewControllerDelegate", "mailComposeController*"),
        ("MFMessageComposeViewControllerDelegate", "messageComposeViewController*"),
        ("MessagingDelegate", "messaging*"),
        ("GADFullScreenContentDelegate", "ad*"), ("GADBannerViewDelegate", "bannerView* adView*"),

        // Sound, pictures, devices, calls, documents.
        ("AVAudioPlayerDelegate", "audioPlayer*"), ("AVAudioRecorderDelegate", "audioRecorder*"),
        ("AVPlayerViewControllerDelegate", "playerViewController*"),
        ("AVPictureInPictureControllerDelegate", "pictureInPictureController*"),
        ("AVSpeechSynthesizerDelegate", "speechSynthesizer*"), ("AVCapturePhotoCaptureDelegate", "photoOutput*"),
        ("AVCaptureMetadataOutputObjectsDelegate", "metadataOutput*"),
        ("AVCaptureVideoDataOutputSampleBufferDelegate", "captureOutput*"),
        ("AVCaptureAudioDataOutputSampleBufferDelegate", "captureOutput*"),
        ("AVCaptureFileOutputRecordingDelegate", "fileOutput*"),
        ("AVAssetResourceLoaderDelegate", "resourceLoader*"), ("AVAssetDownloadDelegate", "urlSession(_:*"),
        ("SFSpeechRecognizerDelegate", "speechRecognizer*"),
        ("VNDocumentCameraViewControllerDelegate", "documentCameraViewController*"),
        ("DataScannerViewControllerDelegate", "dataScanner*"),
        ("PHPhotoLibraryChangeObserver", "photoLibraryDidChange(_:)"),
        ("PHPhotoLibraryAvailabilityObserver", "photoLibraryDidBecomeUnavailable(_:)"),
        ("CBCentralManagerDelegate", "centralManager*"), ("CBPeripheralDelegate", "peripheral*"),
        ("CBPeripheralManagerDelegate", "peripheral*"),
        ("NFCNDEFReaderSessionDelegate", "readerSession*"), ("NFCTagReaderSessionDelegate", "tagReaderSession*"),
        ("WCSessionDelegate", "session*"), ("MCSessionDelegate", "session*"),
        ("MCNearbyServiceBrowserDelegate", "browser*"),
        ("MCNearbyServiceAdvertiserDelegate", "advertiser*"), ("CXProviderDelegate", "provider*"),
        ("CXCallObserverDelegate", "callObserver*"),
        ("PKPushRegistryDelegate", "pushRegistry*"),
        ("CPTemplateApplicationSceneDelegate", "templateApplicationScene*"),
        ("QLPreviewControllerDataSource", "previewController* numberOfPreviewItems(in:)"),
        ("QLPreviewControllerDelegate", "previewController*"),
        ("QLPreviewItem", "previewItemURL previewItemTitle"), ("CNContactPickerDelegate", "contactPicker*"),
        ("CNContactViewControllerDelegate", "contactViewController*"),
        ("EKEventEditViewDelegate", "eventEditViewController*"),
        ("EKEventViewDelegate", "eventViewController*"), ("EKCalendarChooserDelegate", "calendarChooser*"),
        ("GKGameCenterControllerDelegate", "gameCenterViewControllerDidFinish(_:)"), ("ARSessionDelegate", "session*"),
        ("ARSCNViewDelegate", "renderer* session*"), ("SCNSceneRendererDelegate", "renderer*"),
        ("SKPhysicsContactDelegate", "didBegin(_:) didEnd(_:)"),
        ("SKSceneDelegate", "update(_:for:) did*"), ("MTKViewDelegate", "mtkView(_:drawableSizeWillChange:) draw(in:)"),
        ("INExtension", ""), ("HKWorkoutSessionDelegate", "workoutSession*"),
        ("HKLiveWorkoutBuilderDelegate", "workoutBuilder*"),
        ("PDFViewDelegate", "pdfView*"), ("PDFDocumentDelegate", "document* class*"),
        ("MXMetricManagerSubscriber", "didReceive(_:)"),
    ]
}
