// The requirements of protocols of the standard library, Foundation, XCTest and Combine: values only.
//
// Sources: for the standard library and Foundation the declarations in their repositories at github.com/swiftlang, for the rest
// "Topics" of each protocol's page at developer.apple.com/documentation. A name that ends in `*` matches all that begin so.

extension OutsideDemands {
    /// Each with the names of its own requirements, without those that it inherits.
    static let standardList: [(String, String)] = [
        // Demand nothing that is written.
        ("Sendable", ""), ("SendableMetatype", ""), ("Copyable", ""), ("Escapable", ""), ("BitwiseCopyable", ""),
        ("AnyObject", ""), ("Any", ""), ("Error", "_domain _code _userInfo"), ("Observable", ""),
        ("NSObjectProtocol", ""), ("AnyActor", ""), ("StringProtocol", ""),

        // The standard library.
        ("Equatable", "==(_:_:)"), ("Hashable", "hash(into:) hashValue"),
        ("Comparable", "<(_:_:) <=(_:_:) >(_:_:) >=(_:_:)"), ("Identifiable", "id ID"),
        ("Strideable", "distance(to:) advanced(by:) Stride"), ("Encodable", "encode(to:) CodingKeys"),
        ("Decodable", "init(from:) CodingKeys"), ("Codable", ""),
        ("EncodableWithConfiguration", "encode(to:configuration:) EncodingConfiguration"),
        ("DecodableWithConfiguration", "init(from:configuration:) DecodingConfiguration"),
        ("Encoder", "codingPath userInfo container(keyedBy:) unkeyedContainer() singleValueContainer()"),
        ("Decoder", "codingPath userInfo container(keyedBy:) unkeyedContainer() singleValueContainer()"),
        (
            "KeyedEncodingContainerProtocol",
            "Key codingPath encode* nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:) superEncoder() superEncoder(forKey:)"
        ),
        (
            "KeyedDecodingContainerProtocol",
            "Key codingPath allKeys contains(_:) decode* nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:) "
                + "superDecoder() superDecoder(forKey:)"
        ),
        (
            "UnkeyedEncodingContainer",
            "codingPath count encode* nestedContainer(keyedBy:) nestedUnkeyedContainer() superEncoder()"
        ),
        (
            "UnkeyedDecodingContainer",
            "codingPath count isAtEnd currentIndex decode* nestedContainer(keyedBy:) nestedUnkeyedContainer() superDecoder()"
        ),
        ("SingleValueEncodingContainer", "codingPath encode*"), ("SingleValueDecodingContainer", "codingPath decode*"),
        ("CodingKey", "stringValue intValue init(stringValue:) init(intValue:)"),
        ("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
        ("LosslessStringConvertible", "init(_:)"), ("TextOutputStreamable", "write(to:)"),
        ("TextOutputStream", "write(_:) _lock() _unlock() _writeASCII(_:)"), ("CustomReflectable", "customMirror"),
        ("CustomLeafReflectable", ""), ("CustomPlaygroundDisplayConvertible", "playgroundDescription"),
        ("CaseIterable", "allCases AllCases"), ("RawRepresentable", "rawValue init(rawValue:) RawValue"),
        ("Actor", "unownedExecutor"), ("GlobalActor", "shared sharedUnownedExecutor ActorType"),
        ("DistributedActor", "id actorSystem unownedExecutor ActorSystem SerializationRequirement"),
        ("AdditiveArithmetic", "zero +(_:_:) -(_:_:) +=(_:_:) -=(_:_:)"),
        ("Numeric", "init(exactly:) magnitude Magnitude *(_:_:) *=(_:_:)"), ("SignedNumeric", "-(_:) negate()"),
        (
            "BinaryInteger",
            "isSigned words Words bitWidth trailingZeroBitCount init(_:) init(exactly:) init(truncatingIfNeeded:) init(clamping:) "
                + "/(_:_:) /=(_:_:) %(_:_:) %=(_:_:) ~(_:) &(_:_:) &=(_:_:) |(_:_:) |=(_:_:) ^(_:_:) ^=(_:_:) >>(_:_:) >>=(_:_:) "
                + "<<(_:_:) <<=(_:_:) quotientAndRemainder(dividingBy:) isMultiple(of:) signum()"
        ),
        (
            "FixedWidthInteger",
            "max min leadingZeroBitCount nonzeroBitCount byteSwapped bigEndian littleEndian init(bigEndian:) init(littleEndian:) "
                + "addingReportingOverflow(_:) subtractingReportingOverflow(_:) multipliedReportingOverflow(by:) "
                + "dividedReportingOverflow(by:) remainderReportingOverflow(dividingBy:) multipliedFullWidth(by:) "
                + "dividingFullWidth(_:) &+(_:_:) &-(_:_:) &*(_:_:) &>>(_:_:) &<<(_:_:) &>>=(_:_:) &<<=(_:_:) init(_truncatingBits:)"
        ),
        ("SignedInteger", ""), ("UnsignedInteger", ""),
        (
            "SetAlgebra",
            "isEmpty contains(_:) insert(_:) remove(_:) update(with:) union(_:) intersection(_:) "
                + "symmetricDifference(_:) formUnion(_:) formIntersection(_:) formSymmetricDifference(_:) subtracting(_:) subtract(_:) "
                + "isSubset(of:) isDisjoint(with:) isSuperset(of:) init() init(_:) Element ArrayLiteralElement"
        ),
        ("OptionSet", "init(rawValue:) Element"),
        ("ExpressibleByIntegerLiteral", "init(integerLiteral:) IntegerLiteralType"),
        ("ExpressibleByFloatLiteral", "init(floatLiteral:) FloatLiteralType"),
        ("ExpressibleByBooleanLiteral", "init(booleanLiteral:) BooleanLiteralType"),
        ("ExpressibleByNilLiteral", "init(nilLiteral:)"),
        ("ExpressibleByStringLiteral", "init(stringLiteral:) StringLiteralType"),
        (
            "ExpressibleByExtendedGraphemeClusterLiteral",
            "init(extendedGraphemeClusterLiteral:) ExtendedGraphemeClusterLiteralType"
        ),
        ("ExpressibleByUnicodeScalarLiteral", "init(unicodeScalarLiteral:) UnicodeScalarLiteralType"),
        ("ExpressibleByStringInterpolation", "init(stringInterpolation:) StringInterpolation"),
        (
            "StringInterpolationProtocol",
            "init(literalCapacity:interpolationCount:) appendLiteral(_:) appendInterpolation(* StringLiteralType"
        ),
        ("ExpressibleByArrayLiteral", "init(arrayLiteral:) ArrayLiteralElement"),
        ("ExpressibleByDictionaryLiteral", "init(dictionaryLiteral:) Key Value"),
        ("IteratorProtocol", "next() Element"),
        ("AsyncIteratorProtocol", "next() next(isolation:) Element Failure"),
        ("AsyncSequence", "makeAsyncIterator() AsyncIterator Element Failure"),
        (
            "Sequence",
            "makeIterator() Iterator Element underestimatedCount withContiguousStorageIfAvailable(_:) "
                + "_customContainsEquatableElement(_:) _copyToContiguousArray() _copyContents(initializing:)"
        ),
        ("LazySequenceProtocol", "elements Elements"), ("LazyCollectionProtocol", "elements Elements"),
        (
            "Collection",
            "startIndex endIndex subscript(_:) index(after:) index(_:offsetBy:) index(_:offsetBy:limitedBy:) distance(from:to:) "
                + "formIndex(after:) indices isEmpty count Index Indices SubSequence _customIndexOfEquatableElement(_:) "
                + "_customLastIndexOfEquatableElement(_:) _failEarlyRangeCheck(_:bounds:)"
        ),
        ("BidirectionalCollection", "index(before:) formIndex(before:)"), ("RandomAccessCollection", ""),
        ("MutableCollection", "subscript(_:) swapAt(_:_:) partition(by:) withContiguousMutableStorageIfAvailable(_:)"),
        (
            "RangeReplaceableCollection",
            "init() init(_:) init(repeating:count:) replaceSubrange(_:with:) reserveCapacity(_:) append(_:) append(contentsOf:) "
                + "insert(_:at:) insert(contentsOf:at:) remove(at:) removeSubrange(_:) removeFirst() removeFirst(_:) "
                + "removeLast() removeLast(_:) removeAll(keepingCapacity:) removeAll(where:) _customRemoveLast() _customRemoveLast(_:)"
        ),
        ("RangeExpression", "relative(to:) contains(_:) Bound"),
        ("Clock", "now minimumResolution sleep(until:tolerance:) Instant Duration"),
        ("InstantProtocol", "advanced(by:) duration(to:) Duration"), ("DurationProtocol", "/(_:_:) *(_:_:) /(_:_:)"),
        ("Executor", "enqueue(_:)"), ("TaskExecutor", "enqueue(_:) asUnownedTaskExecutor()"),
        (
            "SerialExecutor",
            "enqueue(_:) asUnownedSerialExecutor() isSameExclusiveExecutionContext(other:) checkIsolated() isIsolatingCurrentContext()"
        ),
        ("RandomNumberGenerator", "next()"),
        ("AtomicRepresentable", "AtomicRepresentation encodeAtomicRepresentation(_:) decodeAtomicRepresentation(_:)"),

        // Foundation.
        ("LocalizedError", "errorDescription failureReason recoverySuggestion helpAnchor"),
        ("CustomNSError", "errorDomain errorCode errorUserInfo"),
        (
            "RecoverableError",
            "recoveryOptions attemptRecovery(optionIndex:) attemptRecovery(optionIndex:resultHandler:)"
        ),
        ("NSCopying", "copy(with:)"), ("NSMutableCopying", "mutableCopy(with:)"),
        ("NSCoding", "encode(with:) init(coder:)"), ("NSSecureCoding", "supportsSecureCoding"),
        ("FormatStyle", "format(_:) locale(_:) FormatInput FormatOutput"),
        ("ParseStrategy", "parse(_:) ParseInput ParseOutput"),
        ("ParseableFormatStyle", "parseStrategy Strategy"), ("ReferenceConvertible", "ReferenceType"),
        ("ContiguousBytes", "withUnsafeBytes(_:)"), ("DataProtocol", "regions copyBytes(*"),
        ("CustomLocalizedStringResourceConvertible", "localizedStringResource"),
        ("AttributedStringKey", "name Value runBoundaries inheritedByAddedText invalidationConditions"),
        ("AttributeScope", ""), ("NSCacheDelegate", "cache(_:*"), ("NSPortDelegate", "handle(_:)"),
        ("StreamDelegate", "stream(_:handle:)"), ("XMLParserDelegate", "parser(_:* parserDid*"),
        ("FileManagerDelegate", "fileManager(_:*"),
        (
            "NSFilePresenter",
            "presentedItem* presentedSubitem* relinquishPresentedItem* savePresentedItemChanges* "
                + "accommodatePresented* primaryPresentedItemURL observedPresentedItemUbiquityAttributes"
        ),
        (
            "NSFetchedResultsControllerDelegate",
            "controller(_:* controllerWillChangeContent(_:) controllerDidChangeContent(_:)"
        ),
        ("NSUserActivityDelegate", "userActivity*"), ("NSKeyedArchiverDelegate", "archiver*"),
        ("NSKeyedUnarchiverDelegate", "unarchiver*"), ("NetServiceDelegate", "netService*"),
        ("NetServiceBrowserDelegate", "netServiceBrowser*"), ("URLProtocolClient", "urlProtocol*"),
        (
            "URLAuthenticationChallengeSender",
            "use(_:for:) continueWithoutCredential(for:) cancel(_:) performDefaultHandling(for:) "
                + "rejectProtectionSpaceAndContinue(with:)"
        ),
        ("URLSessionDelegate", "urlSession(_:* urlSessionDidFinishEvents(forBackgroundURLSession:)"),
        ("URLSessionTaskDelegate", "urlSession(_:*"), ("URLSessionDataDelegate", "urlSession(_:*"),
        ("URLSessionDownloadDelegate", "urlSession(_:*"), ("URLSessionStreamDelegate", "urlSession(_:*"),
        ("URLSessionWebSocketDelegate", "urlSession(_:*"),

        // Combine.
        ("Publisher", "receive(subscriber:) Output Failure"), ("ConnectablePublisher", "connect()"),
        ("Subscriber", "receive(subscription:) receive(_:) receive(completion:) receive() Input Failure"),
        ("Subscription", "request(_:)"), ("Cancellable", "cancel()"),
        ("Subject", "send(_:) send(completion:) send(subscription:) send()"),
        ("CustomCombineIdentifierConvertible", "combineIdentifier"),
        (
            "Scheduler",
            "now minimumTolerance schedule(options:_:) schedule(after:tolerance:options:_:) "
                + "schedule(after:interval:tolerance:options:_:) SchedulerTimeType SchedulerOptions"
        ),
        ("TopLevelDecoder", "decode(_:from:) Input"), ("TopLevelEncoder", "encode(_:) Output"),
        ("ObservableObject", "objectWillChange ObjectWillChangePublisher"),

        // XCTest and Swift Testing.
        ("XCTestCase", "test* allTests"), ("XCTestObservation", "testBundle* testSuite* testCase*"),
        ("Trait", "prepare(for:) comments TestScopeProvider scopeProvider(for:testCase:)"),
        ("TestTrait", ""), ("SuiteTrait", "isRecursive"),
        ("TestScoping", "provideScope(for:testCase:performing:)"),
        ("CustomTestStringConvertible", "testDescription"), ("CustomTestArgumentEncodable", "encodeTestArgument(to:)"),

        // Macros of swift-syntax, and arguments of command lines.
        ("Macro", "formatMode"), ("ExpressionMacro", "expansion(*"), ("DeclarationMacro", "expansion(*"),
        ("MemberMacro", "expansion(*"), ("PeerMacro", "expansion(*"), ("AccessorMacro", "expansion(*"),
        ("ExtensionMacro", "expansion(*"), ("MemberAttributeMacro", "expansion(*"), ("BodyMacro", "expansion(*"),
        ("CompilerPlugin", "providingMacros"), ("DiagnosticMessage", "message diagnosticID severity"),
        ("FixItMessage", "message fixItID"), ("ParsableArguments", "validate() init() _errorLabel"),
        ("ParsableCommand", "configuration run() _commandName"), ("AsyncParsableCommand", "run()"),
        (
            "ExpressibleByArgument",
            "init(argument:) defaultValueDescription allValueStrings allValueDescriptions "
                + "defaultCompletionKind"
        ),
        ("EnumerableFlag", "name(for:) help(for:)"),
    ]
}
