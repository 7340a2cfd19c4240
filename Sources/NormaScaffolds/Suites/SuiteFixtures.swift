// A suite's members besides its tests: doubles, the subject, and the code that makes them again for each test.

struct SuiteFixtures {
    /// Lines, one a property.
    let properties: [String]
    /// Functions, each its lines.
    let preparation: [[String]]
    /// They belong to an actor, and the suite has to be sent to the code that makes them.
    let areIsolated: Bool

    /// - Parameters:
    ///   - isIsolated: the suite belongs to an actor.
    ///   - areNeeded: a test uses a value of the type.
    init(_ subject: Subject, isIsolated: Bool, areNeeded: Bool) {
        guard subject.isFixture, areNeeded else {
            properties = subject.doubles.map { "private let \(MockText.escaped($0.name)) = \($0.value)" }
            preparation = areNeeded ? [subject.builder] : []
            areIsolated = false
            return
        }
        let sut = subject.shape.subject
        let doubles = subject.doubles.map { (MockText.escaped($0.name), $0) }
        properties =
            doubles.map { "private var \($0): \($1.type)!" }
            + ["private var \(MockText.escaped(sut)): \(subject.typeText)!"]
        let waits = isIsolated || subject.isAsync || !subject.missing.isEmpty
        let head = waits ? " async throws {" : " {"
        let call = waits ? "try await super" : "super"
        let made = Self.assignment(subject)
        let setUp =
            ["override func setUp()\(head)", "    \(call).setUp()"] + doubles.map { "    \($0) = \($1.value)" }
            + (subject.preparation + made).map { "    " + $0 } + ["}"]
        let tearDown =
            ["override func tearDown()\(head)", "    \(sut) = nil"] + doubles.reversed().map { "    \($0.0) = nil" }
            + ["    \(call).tearDown()", "}"]
        preparation = [setUp, tearDown]
        areIsolated = isIsolated
    }

    /// `sut = S(store: mockStore)`
    private static func assignment(_ subject: Subject) -> [String] {
        var call = subject.forgivingCall
        // In an optional, `.none` would mean another case.
        if let first = call.first, first.hasPrefix(".") { call[0] = subject.typeText + first }
        if let first = call.first { call[0] = "\(MockText.escaped(subject.shape.subject)) = \(first)" }
        return call
    }
}
