// Writes one message of JSON-RPC 2.0.

import NormaReports

enum OutgoingMessage {
    static func result(_ result: JSONValue, of request: MessageIdentifier) -> String {
        line([("id", value(of: request)), ("result", result)])
    }

    static func failure(_ problem: ProtocolProblem) -> String {
        let error = JSONValue.object([("code", .int(problem.code.rawValue)), ("message", .string(problem.message))])
        return line([("id", problem.identifier.map(value) ?? .null), ("error", error)])
    }

    static func request(_ method: String, as identifier: MessageIdentifier) -> String {
        line([("id", value(of: identifier)), ("method", .string(method))])
    }

    private static func line(_ members: [(String, JSONValue)]) -> String {
        JSONValue.object([("jsonrpc", .string("2.0"))] + members).lineText
    }

    private static func value(of identifier: MessageIdentifier) -> JSONValue {
        switch identifier {
        case .text(let text): .string(text)
        case .number(let digits): .written(Array(digits.utf8))
        }
    }
}
