// Which of several sets of mocks applies: a guide may want mocks of workers to differ from those of services.

import NormaGuide
import NormaScaffolds

extension Guide {
    /// The requested set, or the guide's set of mocks whose shape matches a protocol of this name.
    func mockSet(for protocolName: String?, askedFor asked: TemplateSet) -> TemplateSet {
        guard asked.derivation?.text == "mock", let name = protocolName?.split(separator: ".").last.map(String.init)
        else { return asked }
        if DoubleShape.read(asked.shape).shape.isMeant(for: name) { return asked }
        return templates.first { set in
            set.derivation?.text == "mock" && DoubleShape.read(set.shape).shape.isMeant(for: name)
        } ?? asked
    }
}

extension DoubleShape {
    /// Whether a text declares a double of this shape for the protocol.
    func isDeclared(for protocolName: String, in text: String) -> Bool {
        let name = doubleName(of: protocolName)
        return ["class ", "actor ", "struct "].contains { keyword in
            text.split(separator: keyword + name, omittingEmptySubsequences: false).dropFirst().contains { rest in
                rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }
}
