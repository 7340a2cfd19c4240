// Structures of the standard library and Foundation: values only.

extension ExternalTypes {
    /// Structures that aren't raw types, as identifiers and values of models often are.
    static let structures: Set<String> = [
        "Bool", "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Duration", "Locale",
        "TimeZone", "URL", "URLComponents", "URLRequest", "UUID",
    ]

    /// Raw types in the inheritance clauses of enums, which aren't supertypes.
    static let rawTypes: Set<String> = [
        "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Double", "Float", "CGFloat", "Int128", "UInt128", "Float16", "Float80", "UnicodeScalar",
        "Unicode.Scalar", "StaticString", "CInt", "CUnsignedInt", "CChar", "CUnsignedChar", "CShort", "CLong",
        "TimeInterval",
    ]
}
