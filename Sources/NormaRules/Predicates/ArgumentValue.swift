// The types of the values of predicates' words, each made in one place of what the reader of guides has read.

import NormaExpressions
import NormaGuide
import NormaText

/// The value of a word, in the type that its predicate needs.
protocol ArgumentValue {
    /// Nil if the argument has another shape, or has a word that is unknown here.
    static func value(of argument: Argument) -> Self?
}

/// An element of a value that is a list.
protocol ArgumentElement {
    static func list(of argument: Argument) -> [Self]?
}

extension ArgumentValue {
    static func value(of argument: Argument) -> Self? { argument.payload as? Self }
}

extension ArgumentElement {
    static func list(of argument: Argument) -> [Self]? { argument.payload as? [Self] }
}

extension Array: ArgumentValue where Element: ArgumentElement {
    static func value(of argument: Argument) -> [Element]? { Element.list(of: argument) }
}

extension CounterpartDescription: ArgumentValue {}
extension Description: ArgumentValue, ArgumentElement {}
extension NameDescription: ArgumentValue {}
extension ReferenceDescription: ArgumentValue {}

extension CallDescription: ArgumentElement {}
extension CodePatternUse: ArgumentElement {}
extension PlaceDescription: ArgumentElement {}
extension PlatformRequirement: ArgumentElement {}
extension SettingCondition: ArgumentElement {}

extension LocatedText: ArgumentElement {
    static func list(of argument: Argument) -> [LocatedText]? {
        if case .texts(let texts) = argument { texts } else { nil }
    }
}

extension NamePattern: ArgumentElement {
    /// Names of layers, modules and features are patterns too.
    static func list(of argument: Argument) -> [NamePattern]? {
        guard case .texts(let texts) = argument else { return argument.payload as? [NamePattern] }
        return texts.map { (try? NamePattern($0.text, for: .name)) ?? NamePattern(literal: $0.text, for: .name) }
    }
}

extension Adjective: ArgumentElement {
    static func list(of argument: Argument) -> [Adjective]? {
        if case .words(let words) = argument { words.known { AllAdjectives.named($0.text) } } else { nil }
    }
}

extension TextLanguage: ArgumentElement {
    static func list(of argument: Argument) -> [TextLanguage]? {
        if case .words(let words) = argument { words.known { TextLanguage(rawValue: $0.text) } } else { nil }
    }
}

extension KnownLimit: ArgumentElement {
    static func list(of argument: Argument) -> [KnownLimit]? {
        guard case .measures(let limits) = argument else { return nil }
        return limits.known { limit in
            AllMeasures.named(limit.measure).map { KnownLimit(measure: $0, number: limit.number) }
        }
    }
}

extension Argument {
    fileprivate var payload: any Sendable {
        switch self {
        case .patterns(let patterns): patterns
        case .names(let names): names
        case .words(let texts), .texts(let texts): texts
        case .places(let places): places
        case .description(let description): description
        case .descriptions(let descriptions): descriptions
        case .measures(let limits): limits
        case .references(let reference): reference
        case .calls(let calls): calls
        case .counterpart(let counterpart): counterpart
        case .code(let uses): uses
        case .platforms(let requirements): requirements
        case .settings(let conditions): conditions
        }
    }
}

extension Array {
    /// The meanings of all elements; nil if one of them is unknown.
    func known<Meaning>(_ meaning: (Element) -> Meaning?) -> [Meaning]? {
        let meanings = compactMap(meaning)
        return meanings.count == count ? meanings : nil
    }
}
