// Protocols of well-known server and database packages with their parents: values only.
//
// Sources: the declarations in swift-nio 2.101, hummingbird 2.28, swift-log 1.16, swift-metrics 2.13, GRDB 7.10, and of today in
// vapor and fluent-kit. Underscored protocols are looked through. Names that are common words (`Model`, `Service`, `Channel`) are
// left out: another package may well mean something else by them.

extension ExternalTypes {
    static let serverProtocolList: [(String, [String])] = [
        ("ChannelHandler", ["AnyObject"]), ("ChannelInboundHandler", ["ChannelHandler"]),
        ("ChannelOutboundHandler", ["ChannelHandler"]),
        ("ChannelDuplexHandler", ["ChannelInboundHandler", "ChannelOutboundHandler"]),
        ("RemovableChannelHandler", ["ChannelHandler"]), ("ChannelOutboundInvoker", []), ("ChannelInboundInvoker", []),
        ("ByteToMessageDecoder", []), ("MessageToByteEncoder", []), ("HTTPServerProtocolUpgrader", []),
        ("NIOSingleStepByteToMessageDecoder", ["ByteToMessageDecoder"]), ("EventLoopGroup", ["AnyObject", "Sendable"]),
        ("EventLoop", ["EventLoopGroup"]), ("NIOSerialEventLoopExecutor", ["EventLoop", "SerialExecutor"]),
        ("MulticastChannel", ["AnyObject", "ChannelOutboundInvoker", "Sendable"]),
        ("RequestContext", ["InitializableFromSource", "RequestContextSource"]),
        ("InitializableFromSource", ["Sendable"]), ("RequestContextSource", []), ("RouterController", []),
        ("ResponseGenerator", []), ("ChildRequestContext", ["RequestContext"]),
        ("RemoteAddressRequestContext", ["RequestContext"]), ("RouterRequestContext", ["RequestContext"]),
        ("MiddlewareProtocol", ["Sendable"]), ("HTTPResponder", ["Sendable"]), ("ServerChildChannel", ["Sendable"]),
        ("TestClientProtocol", ["Sendable"]), ("RouterMiddleware", ["MiddlewareProtocol"]),
        ("HTTPResponseError", ["Error", "ResponseGenerator"]), ("LogHandler", ["Sendable"]),
        ("MetricsFactory", ["Sendable"]), ("CounterHandler", ["AnyObject", "Sendable"]),
        ("MeterHandler", ["AnyObject", "Sendable"]), ("RecorderHandler", ["AnyObject", "Sendable"]),
        ("TimerHandler", ["AnyObject", "Sendable"]), ("RequestAuthenticator", ["Sendable"]),
        ("BasicAuthenticator", ["RequestAuthenticator"]), ("BearerAuthenticator", ["RequestAuthenticator"]),
        ("Authenticatable", ["Sendable"]), ("LifecycleHandler", ["Sendable"]),
        ("SessionAuthenticatable", ["Authenticatable"]), ("AbortError", ["Error"]),
        ("DebuggableError", ["LocalizedError", "CustomDebugStringConvertible", "CustomStringConvertible"]),
        ("RouteCollection", []), ("Validatable", []), ("RequestDecodable", []), ("AsyncMigration", ["Sendable"]),
        ("AnyModelMiddleware", ["Sendable"]), ("ModelMiddleware", ["AnyModelMiddleware"]),
        ("AsyncModelMiddleware", ["AnyModelMiddleware"]), ("FetchableRecord", []), ("TableRecord", []),
        ("EncodableRecord", []), ("MutablePersistableRecord", ["EncodableRecord", "TableRecord"]),
        ("PersistableRecord", ["MutablePersistableRecord"]), ("DatabaseReader", ["AnyObject", "Sendable"]),
        ("DatabaseWriter", ["DatabaseReader"]), ("DatabaseSnapshotReader", ["DatabaseReader"]), ("SQLExpressible", []),
        ("StatementBinding", []), ("StatementColumnConvertible", []),
        ("DatabaseValueConvertible", ["SQLExpressible", "StatementBinding"]), ("DatabaseCancellable", ["Sendable"]),
        ("ValueObservationScheduler", ["Sendable"]), ("TransactionObserver", ["AnyObject"]),
    ]
}
