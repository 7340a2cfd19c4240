// The languages that a text for people can be recognized as.

/// The raw value is the word in a guide.
package enum TextLanguage: String, Sendable, Hashable, CaseIterable {
    case english, german, spanish, french, italian, portuguese, dutch, swedish, danish, polish, czech, turkish
    /// Recognised by their letters; those of `russian` are Cyrillic.
    case chinese, japanese, korean, russian, greek, arabic, hebrew, hindi, thai

    /// As a sentence writes it.
    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
