// What checks ask of raw nodes, to tell at little cost that there is nothing to report.

import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension UnsafeBufferPointer<UInt8> {
    func hasLineBreak(in range: ByteRange) -> Bool { slice(range).contains { $0 == 0x0A || $0 == 0x0D } }
}

extension RawNode {
    func spansLines(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.hasLineBreak(in: trimmedRange) }

    /// Of a list: whether it has several elements, which stand on several lines.
    func spreadsElements(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        children.count > 1 && spansLines(in: bytes)
    }

    /// Of a call.
    var arguments: RawNode? { child(Slot.Call.arguments) }

    /// Of a function or an initializer.
    var parameters: RawNode? {
        child(Slot.Function.signature)?.child(Slot.Signature.parameters)?.child(Slot.ParameterClause.parameters)
    }

    /// Of a declaration.
    var hasAttributes: Bool { child(Slot.Declaration.attributes)?.children.isEmpty == false }

    /// Of a declaration.
    var hasModifiers: Bool { child(Slot.Declaration.modifiers)?.children.isEmpty == false }

    /// Of a function: an operator of any letters; a name that begins with something else than ASCII may be one, too.
    func mayBeOperator(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let name = child(Slot.Declaration.name)?.tokenRange else { return false }
        return bytes.byte(at: name.start) >= 0x80 || bytes.isOperator(name)
    }

    /// Whether any of the tokens directly in it, or what the parser did not expect there, may be out of place.
    func hasToken(in bytes: UnsafeBufferPointer<UInt8>, where isOff: (SpaceAround) -> Bool) -> Bool {
        RawElements(of: self).contains { element in
            guard element.raw.isToken else { return element.kind == .unexpectedNodes }
            let range = element.tokenRange
            return range.isEmpty || isOff(SpaceAround(range, in: bytes))
        }
    }
}
