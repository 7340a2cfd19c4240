// Protocols of libraries that many apps use, with their parents: values only.
//
// Sources: the declarations of today in ReactorKit, Moya, Swinject, RxFlow, RxSwift, RxDataSources, Alamofire, Factory, Kingfisher
// and swift-composable-architecture. Names that are common words (`View`, `Flow`, `Resource`) are left out: an app may well mean
// something else by them.

extension ExternalTypes {
    static let libraryProtocolList: [(String, [String])] = [
        ("Reactor", ["AnyObject"]), ("StoryboardView", ["AnyObject"]),
        ("TargetType", []), ("AccessTokenAuthorizable", []), ("PluginType", []),
        ("Assembly", []), ("Stepper", ["AnyObject"]), ("ObservableType", ["ObservableConvertibleType"]),
        ("ObservableConvertibleType", []), ("ObserverType", []), ("Disposable", []), ("SectionModelType", []),
        ("AnimatableSectionModelType", ["SectionModelType", "IdentifiableType"]), ("IdentifiableType", []),
        ("URLConvertible", []), ("URLRequestConvertible", []), ("RequestAdapter", ["Sendable"]),
        ("RequestRetrier", ["Sendable"]), ("RequestInterceptor", ["RequestAdapter", "RequestRetrier"]),
        ("EventMonitor", ["Sendable"]), ("ParameterEncoding", ["Sendable"]), ("SharedContainer", ["AnyObject"]),
        ("AutoRegistering", []), ("DependencyKey", ["TestDependencyKey"]), ("TestDependencyKey", []),
        ("ReactiveCompatible", []), ("HasDisposeBag", ["AnyObject"]),
    ]
}
