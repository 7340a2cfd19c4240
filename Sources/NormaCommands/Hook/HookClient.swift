// The tools that call `norma hook`, and how each receives the answer.

import NormaReports

enum HookClient: String, CaseIterable, Sendable {
    case claude, codex, cursor, copilot

    /// How an answer reaches the agent.
    enum Feedback {
        /// Standard error is fed back to the agent with exit status 2.
        case status
        /// A member of the JSON on standard output is; the exit status has to be 0.
        case member(String)
    }

    var feedback: Feedback {
        switch self {
        case .claude, .codex: .status
        case .cursor: .member("additional_context")
        case .copilot: .member("additionalContext")
        }
    }

    var title: String {
        switch self {
        case .claude: "Claude Code"
        case .codex: "Codex"
        case .cursor: "Cursor"
        case .copilot: "Copilot CLI"
        }
    }
}
