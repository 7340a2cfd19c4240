// Every check that there is; the one place that knows them all.

package enum AllChecks {
    /// Sorted by name of the type.
    package static let all: [any Check.Type] = [
        ClosureBodyLength.self,
        CyclomaticComplexity.self,
        DuplicateImports.self,
        FileCodeLength.self,
        FileLength.self,
        ForceCast.self,
        ForceTry.self,
        ForceUnwrapping.self,
        FunctionBodyLength.self,
        FunctionParameterCount.self,
        HardCodedString.self,
        ImplicitlyUnwrappedOptional.self,
        LargeTuple.self,
        LineLength.self,
        LiteralColor.self,
        LiteralFont.self,
        LiteralSpacing.self,
        Nesting.self,
        SortedImports.self,
        Todo.self,
        TrailingWhitespace.self,
        TypeBodyLength.self,
    ]
}
