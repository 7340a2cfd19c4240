// What the server answers to a client: the greeting, the list of tools, calls, and lines that are no message.

import NormaText
import Testing

@testable import NormaServer

@Suite("The server of the Model Context Protocol")
struct ServerTests {
    /// Lines in, lines out.
    private struct Script: MessageChannel {
        var events: [ChannelEvent]
        var sent: [String] = []
        /// How long the server was ready to wait for each event.
        var patience: [Int?] = []

        mutating func next(within seconds: Int?) -> ChannelEvent {
            patience.append(seconds)
            return events.isEmpty ? .ended : events.removeFirst()
        }

        mutating func send(_ message: String) { sent.append(message) }
    }

    private static let echo = ServerTool(
        "echo",
        title: "Echo",
        summary: "Says the text again.",
        effect: .reads,
        parameters: [
            ToolParameter("text", .text, "What to say.", isRequired: true),
            ToolParameter("others", .texts, "More to say."), ToolParameter("loud", .flag, "Whether to shout."),
        ]
    ) { arguments, roots throws(ToolProblem) in
        guard arguments.text("text") != "fail" else { throw ToolProblem("it failed", next: "say something else") }
        let words = [arguments.text("text") ?? ""] + arguments.texts("others") + roots
        return ToolAnswer(words.joined(separator: " ") + (arguments.flag("loud") ? "!" : ""))
    }

    private func answers(to events: [ChannelEvent]) -> Script {
        var server = ModelContextServer(
            .init(name: "test", title: "Test", version: "1", instructions: "Call echo."),
            tools: [Self.echo]
        )
        var script = Script(events: events)
        server.serve(&script)
        return script
    }

    private func answers(_ lines: String...) -> [String] {
        answers(to: lines.map { .line(Array($0.utf8)) }).sent
    }

    private func call(_ arguments: String, id: Int = 1) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"echo","arguments":\#(arguments)}}"#
    }

    @Test("It follows a revision that the client names, and offers its newest for any other")
    func greets() {
        let greeting =
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"REVISION","capabilities":{}}}"#
        let known = answers(greeting.replacing("REVISION", with: "2025-06-18"))
        #expect(known.count == 1)
        #expect(known.first?.contains(#""id": "a""#) == true)
        #expect(known.first?.contains(#""protocolVersion": "2025-06-18""#) == true)
        #expect(known.first?.contains("Call echo.") == true)
        #expect(answers(greeting.replacing("REVISION", with: "1999-01-01")).first?.contains("2025-11-25") == true)
    }

    @Test("The list has each tool with its schema and whether it only reads")
    func lists() {
        let list = answers(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).joined()
        for part in [
            #""name": "echo""#, #""required": ["text"]"#, #""readOnlyHint": true"#, #""additionalProperties": false"#,
        ] { #expect(list.contains(part), "\(part)") }
        #expect(!list.contains("destructiveHint"))
    }

    @Test("A call answers with the text of the tool")
    func calls() {
        let answer = answers(call(#"{"text":"hello","others":["you"],"loud":true}"#)).joined()
        #expect(answer.contains(#""text": "hello you!""#))
        #expect(answer.contains(#""isError": false"#))
        #expect(answers(call(#"{"text":"a","others":"b"}"#)).joined().contains(#""text": "a b""#))
        #expect(answers(call(#"{"text":"a","others":null}"#)).joined().contains(#""text": "a""#))
    }

    @Test(
        "Wrong arguments are answered by the tool, with what to do next",
        arguments: [
            (#"{}"#, "`text` is missing; What to say."), (#"{"text":1}"#, "`text` must be a text"),
            (#"{"text":"a","lod":true}"#, "did you mean `loud`?"), (#"{"text":"a","loud":"very"}"#, "true or false"),
            (#"{"text":"a","others":[1]}"#, "`others` must be a list of texts"), (#"[]"#, "must be an object"),
            (#"{"text":"fail"}"#, "it failed; say something else"),
        ]
    )
    func refusesArguments(arguments: String, message: String) {
        let answer = answers(call(arguments)).joined()
        #expect(answer.contains(message), "\(answer)")
        #expect(answer.contains(#""isError": true"#))
    }

    @Test(
        "A line that is no request gets an error with its number, and the next line is answered",
        arguments: [
            ("{", "-32700"), ("\u{FEFF}", "-32700"), ("[]", "-32600"), ("7", "-32600"), ("{}", "-32600"),
            (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "-32600"),
            (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, "-32600"),
            (#"{"jsonrpc":"2.0","id":1,"method":7}"#, "-32600"),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/burn"}"#, "-32601"),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"ecko"}}"#, "-32602"),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, "-32602"),
            (String(repeating: "[", count: 10_000), "-32700"),
        ]
    )
    func survives(line: String, code: String) {
        let sent = answers(line, #"{"jsonrpc":"2.0","id":99,"method":"ping"}"#)
        #expect(sent.count == 2)
        #expect(sent.first?.contains(code) == true, "\(sent)")
        #expect(sent.last?.contains(#""id": 99"#) == true)
    }

    @Test("Bytes that are no text and a line that is too long get an error")
    func survivesBytes() {
        let sent = answers(to: [.line([0x22, 0xFF, 0x22]), .tooLong, .line([]), .line([0x20, 0x0D])]).sent
        #expect(sent.count == 2)
        #expect(sent.first?.contains("UTF-8") == true)
        #expect(sent.last?.contains("too long") == true)
    }

    @Test("Notifications, known or not, and answers to nothing stay without an answer")
    func ignores() {
        let sent = answers(
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
            #"{"jsonrpc":"2.0","id":5,"result":{}}"#
        )
        #expect(sent.isEmpty)
    }

    // MARK: - Roots

    private let greeting =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{}}}}"#
    private let initialised = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    private let roots =
        #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"file:///my%20app"},{"uri":"https://x.y/z"}]}}"#

    @Test("A call waits until the client has said in which folders it works")
    func asksForRoots() {
        let sent = answers(greeting, initialised, call(#"{"text":"at"}"#), roots)
        #expect(sent.count == 3)
        #expect(sent.dropFirst().first?.contains("roots/list") == true)
        #expect(sent.last?.contains(#""text": "at /my app""#) == true)
    }

    @Test("A client that doesn't say it, refuses or goes away gets its answer all the same")
    func waitsForNoRoots() {
        let lines = [greeting, initialised, call(#"{"text":"at"}"#)].map { ChannelEvent.line(Array($0.utf8)) }
        let refusal = #"{"jsonrpc":"2.0","id":"roots-1","error":{"code":-32600,"message":"no"}}"#
        for event in [ChannelEvent.quiet, .ended, .line(Array(refusal.utf8))] {
            let script = answers(to: lines + [event])
            #expect(script.sent.last?.contains(#""text": "at""#) == true, "\(event)")
            #expect(script.patience.contains(5))
        }
    }

    @Test(
        "Only files of this machine are folders",
        arguments: [
            ("file:///a/b", "/a/b"), ("file://localhost/a", "/a"), ("file:///%C3%A4", "/ä"), ("file://host/a", nil),
            ("file:///a%zz", nil), ("file:///a%00", nil), ("file:///a%FF", nil), ("/a", nil), ("file://", nil),
            ("file:///a%2", nil),
        ] as [(String, String?)]
    )
    func readsAddresses(address: String, path: String?) {
        #expect(ClientRoots.path(of: address) == path)
    }
}
