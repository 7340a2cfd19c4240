// Calls: `URLSession.shared.dataTask`, `{ named: …, on: … }`.

import NormaExpressions

extension DescriptionReader {
    mutating func calls(_ value: YamlValue, of owner: Owner) -> [CallDescription]? {
        if value.isEmpty || value.elements.isEmpty {
            document.reportType(value, of: owner, wants: "the name of a call, such as `print` or `\"*.sink\"`")
            return nil
        }
        return value.elements.mapAll { call($0, of: owner) }
    }

    private mutating func call(_ value: YamlValue, of owner: Owner) -> CallDescription? {
        guard case .mapping = value.content else {
            guard let text = document.text(value, of: owner, wants: "the name of a call") else { return nil }
            return callee(text, at: value)
        }
        guard let fields = document.fields(value, of: owner, known: ["named", "on", "with"]) else { return nil }
        var call: CallDescription?
        if let named = fields["named"], let text = document.text(named) {
            call = callee(text, at: named.value)
        } else if fields["named"] == nil, fields["on"] != nil || fields["with"] != nil {
            call = NamePattern.anyName.map {
                CallDescription(receiver: nil, name: $0, place: document.place(value.span))
            }
        }
        var isComplete = true
        if let on = fields["on"] {
            call?.on = description(on, .choosing)
            isComplete = call?.on != nil
        }
        if let with = fields["with"] {
            let labels = document.texts(with.value, of: Owner(with), wants: "argument labels")
            if labels == nil { isComplete = false }
            call?.labels += (labels ?? []).map { $0.0.hasSuffix(":") ? String($0.0.dropLast()) : $0.0 }
        }
        if call == nil, fields.isEmpty { document.report(value.span, "a call needs `named:`, `on:` or `with:`") }
        return isComplete ? call : nil
    }

    /// `print`, `Type.member`, `dismiss(animated:completion:)`, `/regular expression/`.
    private mutating func callee(_ text: String, at value: YamlValue) -> CallDescription? {
        let here = document.place(value.span)
        if text.hasPrefix("/") {
            return patterns.namePattern(text, at: value).map { CallDescription(receiver: nil, name: $0, place: here) }
        }
        var callee = text[...]
        var labels: [String] = []
        if let open = text.firstIndex(of: "(") {
            callee = text[..<open]
            let inside = text[text.index(after: open)...]
            let isLabels = inside == ")" || inside.hasSuffix(":)")
            guard isLabels, !inside.dropLast().contains(where: { "() ,".contains($0) }), !callee.isEmpty else {
                let suggestion =
                    "Write the name alone, or with its labels: `dismiss(animated:)`; code with arguments is `contain:`."
                document.report(value.span, "`\(text)` isn't the name of a call", suggestion)
                return nil
            }
            labels = inside.dropLast().split(separator: ":").map(String.init).filter { $0 != "_" }
        }
        let dot = Self.lastDot(in: callee)
        let name = dot.map { callee[callee.index(after: $0)...] } ?? callee
        let receiver = dot.map { callee[..<$0] }
        if name.isEmpty || receiver?.isEmpty == true {
            let message = "`\(text)` needs a name on both sides of its dot"
            document.report(value.span, message, "any receiver is `\"*.\(name)\"`")
            return nil
        }
        guard let namePattern = patterns.namePattern(String(name), at: value) else { return nil }
        guard let receiver else {
            return CallDescription(receiver: nil, name: namePattern, labels: labels, place: here)
        }
        guard let receiverPattern = patterns.namePattern(String(receiver), at: value) else { return nil }
        return CallDescription(receiver: receiverPattern, name: namePattern, labels: labels, place: here)
    }

    private static func lastDot(in text: Substring) -> Substring.Index? {
        var depth = 0
        var result: Substring.Index?
        for index in text.indices {
            switch text[index] {
            case "{": depth += 1
            case "}": depth -= 1
            case "." where depth == 0: result = index
            default: break
            }
        }
        return result
    }
}

extension NamePattern {
    /// `*`.
    static var anyName: NamePattern? { try? NamePattern("*", for: .name) }
}
