// The Model Context Protocol over a channel: greets a client, lists the tools, and answers calls one after the other.

import NormaReports
import NormaText

package struct ModelContextServer {
    /// What a client learns of the server.
    package struct Identity: Sendable {
        package let name: String
        package let title: String
        package let version: String
        /// What a model should know before it calls a tool.
        package let instructions: String

        package init(name: String, title: String, version: String, instructions: String) {
            self.name = name
            self.title = title
            self.version = version
            self.instructions = instructions
        }
    }

    private let identity: Identity
    private let tools: [ServerTool]
    private var roots = ClientRoots.none
    /// Calls that came before the client said in which folders it works.
    private var waiting: [Call] = []
    private var questions = 0

    private struct Call {
        let identifier: MessageIdentifier
        let tool: ServerTool
        let arguments: ToolArguments
    }

    /// The revisions with the handshake that this server follows, the newest last.
    package static let revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

    /// A client that never says where it works must not keep a call waiting.
    private static let patience = 5

    package init(_ identity: Identity, tools: [ServerTool]) {
        self.identity = identity
        self.tools = tools
    }

    /// Answers until the client closes its side.
    package mutating func serve(_ channel: inout some MessageChannel) {
        while true {
            switch channel.next(within: waiting.isEmpty ? nil : Self.patience) {
            case .line(let line):
                // An empty line is no message.
                if line.contains(where: { $0 > 0x20 }) { answer(line, on: &channel) }
            case .tooLong:
                let problem = ProtocolProblem(.invalidRequest, "the message is too long: give paths instead of texts")
                channel.send(OutgoingMessage.failure(problem))
            case .quiet:
                roots = .none
                callWaiting(on: &channel)
            case .ended:
                return callWaiting(on: &channel)
            }
        }
    }

    private mutating func answer(_ line: [UInt8], on channel: inout some MessageChannel) {
        do throws(ProtocolProblem) {
            switch try IncomingMessage(line) {
            case .request(let identifier, let method, let parameters):
                try answer(identifier, method, parameters, on: &channel)
            case .notification(let method, _): note(method, on: &channel)
            case .response(let identifier, let result):
                guard case .asked(identifier) = roots else { return }
                roots = .known(ClientRoots.folders(of: result))
                callWaiting(on: &channel)
            }
        } catch {
            channel.send(OutgoingMessage.failure(error))
        }
    }

    private mutating func answer(
        _ identifier: MessageIdentifier,
        _ method: String,
        _ parameters: PlacedValue?,
        on channel: inout some MessageChannel
    ) throws(ProtocolProblem) {
        switch method {
        case "initialize": channel.send(OutgoingMessage.result(greeting(parameters), of: identifier))
        case "ping": channel.send(OutgoingMessage.result(.object([]), of: identifier))
        case "tools/list":
            channel.send(OutgoingMessage.result(.object([("tools", .array(tools.map(\.listed)))]), of: identifier))
        case "tools/call": try call(identifier, parameters, on: &channel)
        default:
            let known = "initialize, ping, tools/list, tools/call"
            let message = "there is no method `\(VisibleText.oneLine(String(method.prefix(60))))`; known: \(known)"
            throw ProtocolProblem(.unknownMethod, message, for: identifier)
        }
    }

    private mutating func greeting(_ parameters: PlacedValue?) -> JSONValue {
        let asked = parameters?["protocolVersion"]?.text ?? ""
        let revision = Self.revisions.contains(asked) ? asked : Self.revisions.last ?? asked
        roots = parameters?["capabilities"]?["roots"] == nil ? .none : .unasked
        let server = JSONValue.object([
            ("name", .string(identity.name)), ("title", .string(identity.title)),
            ("version", .string(identity.version)),
        ])
        return .object([
            ("protocolVersion", .string(revision)), ("capabilities", .object([("tools", .object([]))])),
            ("serverInfo", server), ("instructions", .string(identity.instructions)),
        ])
    }

    /// Other notifications need no deed: a call that is cancelled was answered before the next line is read.
    private mutating func note(_ method: String, on channel: inout some MessageChannel) {
        switch (method, roots) {
        case ("notifications/initialized", .unasked), ("notifications/roots/list_changed", .known):
            questions += 1
            let identifier = MessageIdentifier.text("roots-\(questions)")
            roots = .asked(identifier)
            channel.send(OutgoingMessage.request("roots/list", as: identifier))
        default: break
        }
    }

    // MARK: - Calls

    private mutating func call(
        _ identifier: MessageIdentifier,
        _ parameters: PlacedValue?,
        on channel: inout some MessageChannel
    ) throws(ProtocolProblem) {
        let name = parameters?["name"]?.text ?? ""
        guard let tool = tools.first(where: { $0.name == name }) else {
            let near = NearestWord.to(name, among: tools.map(\.name)).map { "did you mean `\($0)`?" }
            let known = "known: \(tools.map(\.name).joined(separator: ", "))"
            let message = "there is no tool `\(VisibleText.oneLine(String(name.prefix(60))))`; \(near ?? known)"
            throw ProtocolProblem(.invalidParameters, message, for: identifier)
        }
        do throws(ToolProblem) {
            let arguments = try ToolArguments(parameters?["arguments"], for: tool.parameters)
            let call = Call(identifier: identifier, tool: tool, arguments: arguments)
            guard case .asked = roots else { return make(call, on: &channel) }
            waiting.append(call)
        } catch {
            // A model can repair its own call only if the answer reaches it as the tool's.
            channel.send(OutgoingMessage.result(ToolAnswer(error).value, of: identifier))
        }
    }

    private mutating func callWaiting(on channel: inout some MessageChannel) {
        let calls = waiting
        waiting = []
        for call in calls { make(call, on: &channel) }
    }

    private func make(_ call: Call, on channel: inout some MessageChannel) {
        let answer: ToolAnswer
        do throws(ToolProblem) {
            answer = try call.tool.call(call.arguments, roots.folders)
        } catch {
            answer = ToolAnswer(error)
        }
        channel.send(OutgoingMessage.result(answer.value, of: call.identifier))
    }
}
