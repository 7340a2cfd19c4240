// Questions that checks ask about raw nodes, to see at little cost that there is nothing to report.

import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension UnsafeBufferPointer<UInt8> {
    func hasLineBreak(in range: ByteRange) -> Bool { slice(range).contains { $0 == 0x0A || $0 == 0x0D } }
}

extension RawNode {
    func spansLines(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.hasLineBreak(in: trimmedRange) }

    /// For a list: whether it has several elements on several lines.
    func spreadsElements(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        children.count > 1 && spansLines(in: bytes)
    }

    /// For a call.
    var arguments: RawNode? { child(Slot.Call.arguments) }

    /// For a function or an initializer.
    var parameters: RawNode? {
        child(Slot.Function.signature)?.child(Slot.Signature.parameters)?.child(Slot.ParameterClause.parameters)
    }

    /// For a declaration.
    var hasAttributes: Bool { child(Slot.Declaration.attributes)?.children.isEmpty == false }

    /// For a declaration.
    var hasModifiers: Bool { child(Slot.Declaration.modifiers)?.children.isEmpty == false }

    /// For a function: an operator of any characters; a name that doesn't begin with ASCII may be one too.
    func mayBeOperator(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let name = child(Slot.Declaration.name)?.tokenRange else { return false }
        return bytes.byte(at: name.start) >= 0x80 || bytes.isOperator(name)
    }

    /// Whether any token directly in it, expected by the parser or not, may be out of place.
    func hasToken(in bytes: UnsafeBufferPointer<UInt8>, where isOff: (SpaceAround) -> Bool) -> Bool {
        RawElements(of: self).contains { element in
            guard element.raw.isToken else { return element.kind == .unexpectedNodes }
            let range = element.tokenRange
            return range.isEmpty || isOff(SpaceAround(range, in: bytes))
        }
    }
}
