// The one language of descriptions: it defines roles, chooses a rule's subjects, and states its demands.

import NormaExpressions

/// A description of a thing; kind keys, lists and mappings of the document are already spelt out as `all` and `any`.
package indirect enum Description: Sendable, Hashable {
    /// A thing of this kind.
    case kind(SubjectKind, GuidePlace)
    /// A declaration of this role; that it is defined was checked when the guide was read.
    case role(String, GuidePlace)
    /// A trait that a rule names, with what it describes: the rule asks that, as if it were written out.
    case trait(String, Description, GuidePlace)
    /// A declaration (or an external type, a module …) with a matching name.
    case name(NamePattern, GuidePlace)
    case predicate(PredicateUse)
    case all([Description])
    case any([Description])
    case not(Description)
}

/// A predicate's word with its argument.
package struct PredicateUse: Sendable, Hashable {
    package var word: String
    package var traits: PredicateTraits
    package var argument: Argument
    package var place: GuidePlace
    /// The kinds of thing that can have it; nil: types, or any.
    package let impliedKinds: [SubjectKind]?

    package init(_ word: PredicateWord, argument: Argument, place: GuidePlace) {
        self.word = word.word
        traits = word.traits
        impliedKinds = word.impliedKinds
        self.argument = argument
        self.place = place
    }
}

/// The value of a predicate's word; its case follows from the word's `ArgumentShape`.
package indirect enum Argument: Sendable, Hashable {
    /// `names`, `paths`, `texts`: any of these.
    case patterns([NamePattern])
    /// `naming`.
    case names(NameDescription)
    /// `words`: each from the shape's closed list, all of them.
    case words([LocatedText])
    /// `attributes`, `zones`: any of these texts.
    case texts([LocatedText])
    case places([PlaceDescription])
    case description(Description)
    case descriptions([Description])
    case measures([MeasureLimit])
    case references(ReferenceDescription)
    case calls([CallDescription])
    case counterpart(CounterpartDescription)
    case code([CodePatternUse])
    case platforms([PlatformRequirement])
    case settings([SettingCondition])
}

/// Where a thing is.
package enum PlaceDescription: Sendable, Hashable {
    case path(NamePattern)
    /// The name of a layer, a module or a feature, tried in this order.
    case named(LocatedText)
    case layer(LocatedText)
    case module(NamePattern)
    case feature(NamePattern)
    /// Inside a declaration of this role.
    case role(LocatedText)
    /// In a module that has something of this role.
    case moduleOf(LocatedText)
    case tests, production, previews

    /// The pattern that a path, module or feature must match; nil for kinds of place with one fixed name.
    package var pattern: NamePattern? {
        switch self {
        case .path(let pattern), .module(let pattern), .feature(let pattern): pattern
        case .named, .layer, .role, .moduleOf, .tests, .production, .previews: nil
        }
    }

    /// The pattern of a path, as the guide writes it.
    package var pathText: String? {
        if case .path(let pattern) = self { return pattern.text }
        return nil
    }

    /// The role that identifies it.
    package var namedRole: LocatedText? {
        switch self {
        case .role(let name), .moduleOf(let name): name
        case .path, .named, .layer, .module, .feature, .tests, .production, .previews: nil
        }
    }
}

/// `lines: 400`.
package struct MeasureLimit: Sendable, Hashable {
    package var measure: String
    package var number: Int
    package var place: GuidePlace
}

/// `refer-to: { role, as: property }`; no roles: any. `held-by: { view: any, at-least: 3 }`.
package struct ReferenceDescription: Sendable, Hashable {
    package var target: Description
    /// From the closed list of the vocabulary's reference roles; empty if any will do.
    package var roles: [String] = []
    /// How many different things must fit.
    package var least = 1
}

/// `call: "URLSession.shared.*"`, or a mapping.
package struct CallDescription: Sendable, Hashable {
    /// The receiver's written chain before the called name (`URLSession.shared`); nil if the text had no dot.
    package var receiver: NamePattern?
    package var name: NamePattern
    /// `on:`: the description of the receiver's type.
    package var on: Description?
    /// `with:`: labels that the call must have, in any order.
    package var labels: [String] = []
    package var place: GuidePlace
}

/// `have-counterpart: { type: "{Name}Mock", in: "Mocks/**" }`.
package struct CounterpartDescription: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case declaration(SubjectKind)
        case file, test, preview
    }

    package var kind: Kind
    /// Any of these; none for a preview of the subject itself.
    package var names: [NamePattern]
    /// In any of these; none for anywhere.
    package var paths: [NamePattern]
    /// In test code, or in none; nil for either.
    package var isInTests: Bool?
}

/// `iOS: ">=17"`.
package struct PlatformRequirement: Sendable, Hashable {
    package enum Comparison: String, Sendable, Hashable { case atLeast = ">=", below = "<", equal = "=" }

    /// As SwiftPM writes it: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`, `macCatalyst`.
    package var platform: String
    package var comparison: Comparison
    /// Major and minor, `17` is `[17]`.
    package var version: [Int]
}

/// An index into `Guide.codePatterns`.
package struct CodePatternID: Sendable, Hashable, Comparable {
    package var index: Int
    package init(_ index: Int) { self.index = index }
    package static func < (left: CodePatternID, right: CodePatternID) -> Bool { left.index < right.index }
}

/// A piece of Swift with holes, as written.
package struct CodePattern: Sendable, Hashable {
    package var text: String
    package var place: GuidePlace
    /// The conditions of each of its uses for its holes.
    package var uses: [[HoleCondition]] = []
    /// Some use has a replacement.
    package var isReplaced = false

    /// By hole, the patterns of which one must match the code in it, for every use; without holes that some use leaves open
    /// or describes by a placeholder of the subject.
    package var wantedTexts: [String: [NamePattern]] { wanted(\.texts) }

    /// The same for names.
    package var wantedNames: [String: [NamePattern]] { wanted(\.names) }

    /// The same for the first words of names, in small letters.
    package var firstWords: [String: [String]] { wanted(\.firstWords) { _ in true } }

    /// By hole, the forms of which the code in it must have one, for every use; without holes that some use leaves open.
    package var possibleForms: [String: [HoleForm]] { wanted(\.possibleForms) { _ in true } }

    private func wanted(_ patterns: (HoleTest) -> [NamePattern]?) -> [String: [NamePattern]] {
        wanted(patterns) { $0.allSatisfy(\.placeholders.isEmpty) }
    }

    private func wanted<Value>(
        _ values: (HoleTest) -> [Value]?,
        where isFixed: ([Value]) -> Bool
    ) -> [String: [Value]] {
        let all = uses.map { Self.wanted(by: $0, values, where: isFixed) }
        guard var wanted = all.first else { return [:] }
        for other in all.dropFirst() {
            wanted = wanted.filter { other[$0.key] != nil }.merging(other.filter { wanted[$0.key] != nil }) { $0 + $1 }
        }
        return wanted
    }

    /// The holes whose code some use asks more about.
    package var comparedHoles: Set<String> {
        Set(uses.joined().filter(\.test.readsText).map(\.hole))
    }

    private static func wanted<Value>(
        by conditions: [HoleCondition],
        _ values: (HoleTest) -> [Value]?,
        where isFixed: ([Value]) -> Bool
    ) -> [String: [Value]] {
        let fixed = conditions.compactMap { condition -> (String, [Value])? in
            guard let values = values(condition.test), isFixed(values) else { return nil }
            return (condition.hole, values)
        }
        return Dictionary(fixed, uniquingKeysWith: { first, _ in first })
    }
}

/// A use of a code pattern with conditions for its holes.
package struct CodePatternUse: Sendable, Hashable {
    package var pattern: CodePatternID
    /// Conditions for some of its holes.
    package var conditions: [HoleCondition] = []
    /// The replacement, with the pattern's holes; nil if the guide doesn't give one.
    package var replacement: String?
}

/// The condition of one hole (without `$`).
package struct HoleCondition: Sendable, Hashable {
    package var hole: String
    package var test: HoleTest
}
