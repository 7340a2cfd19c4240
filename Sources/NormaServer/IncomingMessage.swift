// Reads one message of JSON-RPC 2.0.

import NormaDocuments
import NormaText

/// The name that a request has, as the client wrote it.
package enum MessageIdentifier: Sendable, Hashable {
    case text(String)
    /// The digits.
    case number(String)
}

package enum IncomingMessage: Sendable, Hashable {
    case request(MessageIdentifier, method: String, parameters: PlacedValue?)
    /// A request that wants no answer.
    case notification(method: String, parameters: PlacedValue?)
    /// The answer to a request of ours; nil: the client could not answer.
    case response(MessageIdentifier, result: PlacedValue?)

    package init(_ line: [UInt8]) throws(ProtocolProblem) {
        let value: PlacedValue
        do {
            _ = try Utf8Text.text(of: line)
            value = try DocumentReader.value(of: line, at: RelativePath("message.json"), in: .json)
        } catch let problem as PlacedProblem {
            throw ProtocolProblem(.parse, "the line isn't JSON: \(problem.message)")
        } catch {
            throw ProtocolProblem(.parse, "the line isn't UTF-8")
        }
        try self.init(value)
    }

    private init(_ value: PlacedValue) throws(ProtocolProblem) {
        guard value.mapping != nil else {
            let batch = value.list == nil ? "" : "; send each message of a batch on a line of its own"
            throw ProtocolProblem(.invalidRequest, "a message is a JSON object" + batch)
        }
        let identifier = try Self.identifier(of: value)
        guard value["jsonrpc"]?.text == "2.0" else {
            throw ProtocolProblem(.invalidRequest, "`jsonrpc` must be \"2.0\"", for: identifier)
        }
        if let method = value["method"] {
            guard let name = method.text, method.meaning == .text else {
                throw ProtocolProblem(.invalidRequest, "`method` must be a text", for: identifier)
            }
            let parameters = value["params"]
            self =
                identifier.map { .request($0, method: name, parameters: parameters) }
                ?? .notification(method: name, parameters: parameters)
        } else if let identifier, value["result"] != nil || value["error"] != nil {
            self = .response(identifier, result: value["result"])
        } else {
            throw ProtocolProblem(.invalidRequest, "the message has neither `method` nor `result`", for: identifier)
        }
    }

    /// Nil for a notification.
    private static func identifier(of value: PlacedValue) throws(ProtocolProblem) -> MessageIdentifier? {
        guard let identifier = value["id"] else { return nil }
        if let text = identifier.text, identifier.meaning == .text { return .text(text) }
        if let digits = identifier.text, identifier.meaning == .number { return .number(digits) }
        // A client that could not read a request answers without its name.
        guard identifier.content != .empty else { return nil }
        throw ProtocolProblem(.invalidRequest, "`id` must be a text or a number")
    }
}

/// What is wrong with a message itself, as JSON-RPC numbers it.
package struct ProtocolProblem: Error, Sendable, Hashable {
    package enum Code: Int, Sendable {
        case parse = -32700
        case invalidRequest = -32600
        case unknownMethod = -32601
        case invalidParameters = -32602
    }

    package let code: Code
    package let message: String
    /// The request, as far as it could be read.
    package let identifier: MessageIdentifier?

    package init(_ code: Code, _ message: String, for identifier: MessageIdentifier? = nil) {
        self.code = code
        self.message = message
        self.identifier = identifier
    }
}
