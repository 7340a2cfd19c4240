// Conditions for the keys of a document: `have-setting: { indent: 4, disable: [trailingCommas] }`.

import NormaExpressions

package struct SettingCondition: Sendable, Hashable {
    package var key: KeyPattern
    /// For formats that ignore hyphens and case in keys.
    package var plainKey: KeyPattern
    package var wish: SettingWish
    package var place: GuidePlace
}

/// The condition for the value of a key.
package indirect enum SettingWish: Sendable, Hashable {
    /// The key is there.
    case any
    /// A text, a number or a boolean; of a list, one element.
    case text(NamePattern)
    /// For a list: an element for each of these.
    case each([SettingWish])
    case oneOf([SettingWish])
    /// The key is there, and its value is another.
    case not(SettingWish)
    /// The value has keys itself.
    case settings([SettingCondition])

    package var placeholders: [String] {
        switch self {
        case .any: []
        case .text(let pattern): pattern.placeholders
        case .each(let wishes), .oneOf(let wishes): wishes.flatMap(\.placeholders)
        case .not(let wish): wish.placeholders
        case .settings(let conditions): conditions.flatMap(\.placeholders)
        }
    }
}

extension SettingCondition {
    package var placeholders: [String] { key.placeholders + wish.placeholders }
}
