// The slots of raw nodes that the walk reads, by name; a test compares each with the syntax library's own layout.

/// Indices of children in raw nodes. Odd, because between any two children the layout has a slot for unexpected code.
enum Slot {
    /// The same for all declarations that begin with attributes and modifiers (all but operators and parameters of cases).
    enum Declaration {
        static let attributes = 1
        static let modifiers = 3
        static let keyword = 5
        /// For declarations with a name; the mark of an initializer, the generic parameters of a subscript.
        static let name = 7
    }
    /// Classes, structures, enumerations, actors and protocols.
    enum NominalType {
        static let genericParameters = 9
        static let members = 15
    }
    enum Extension {
        static let extendedType = 7
        static let whereClause = 11
        static let members = 13
    }
    /// Functions and initializers.
    enum Function {
        static let initializerMark = 7
        static let genericParameters = 9
        static let signature = 11
        static let body = 15
    }
    enum Deinitializer {
        static let body = 9
    }
    enum Subscript {
        static let genericParameters = 7
        static let parameters = 9
        static let accessors = 15
    }
    enum Signature {
        static let parameters = 1
        static let effects = 3
        static let result = 5
    }
    /// Parameter clauses of functions and enum cases.
    enum ParameterClause {
        static let parameters = 3
    }
    /// For functions, types and accessors.
    enum Effects {
        static let async = 1
        static let `throws` = 3
    }
    enum Throws {
        static let specifier = 1
    }
    enum Parameter {
        static let firstName = 5
        static let secondName = 7
        static let type = 11
        static let ellipsis = 13
        static let defaultValue = 15
    }
    enum Variable {
        static let bindings = 7
    }
    enum Binding {
        static let pattern = 1
        static let initializer = 5
        static let accessors = 7
    }
    enum EnumCase {
        static let elements = 7
    }
    enum EnumElement {
        static let name = 1
        static let parameters = 3
        static let rawValue = 5
    }
    enum EnumParameter {
        static let modifiers = 1
        static let firstName = 3
        static let secondName = 5
        static let type = 9
        static let defaultValue = 11
    }
    enum Operator {
        static let name = 5
    }
    enum GenericParameter {
        static let name = 5
        static let inheritedType = 9
    }
    /// Requirements of a `where` clause: `Item: Drawable`, `Item == Cart`.
    enum Requirement {
        static let left = 1
        static let right = 5
    }
    enum PrimaryAssociatedType {
        static let name = 1
    }
    enum InheritanceClause {
        static let types = 3
    }
    enum ArrayType {
        static let element = 3
    }
    enum InlineArrayType {
        static let element = 7
    }
    enum Import {
        static let kind = 7
        static let path = 9
    }
    enum Attribute {
        static let name = 3
        static let arguments = 7
    }
    enum Modifier {
        static let name = 1
        static let detail = 3
    }
    enum ModifierDetail {
        static let detail = 3
    }
    /// An initializer clause, a typealias' target, an annotation, a return clause: the mark, then the content.
    enum Clause {
        static let value = 3
    }
    enum CodeBlock {
        static let leftBrace = 1
        static let content = 3
        static let rightBrace = 5
    }
    enum Closure {
        static let signature = 3
        static let statements = 5
    }
    enum ClosureParameter {
        static let firstName = 5
        static let secondName = 7
        static let type = 11
    }
    enum ClosureCapture {
        static let name = 3
        static let initializer = 5
    }
    enum Accessor {
        static let specifier = 5
        static let parameters = 7
        static let effects = 9
        static let body = 11
    }
    enum AccessorParameters {
        static let name = 3
    }
    enum Item {
        static let content = 1
    }
    enum If {
        static let body = 5
        static let otherwise = 7
    }
    enum For {
        static let pattern = 11
        static let annotation = 13
        static let sequence = 17
    }
    enum Switch {
        static let subject = 3
    }
    enum MatchingPattern {
        static let initializer = 7
    }
    enum OptionalBinding {
        static let initializer = 7
    }
    enum Catch {
        static let keyword = 1
        static let items = 3
    }
    enum IfConfigClause {
        static let keyword = 1
        static let condition = 3
        static let elements = 5
    }
    enum MacroExpression {
        static let name = 5
    }
    enum MacroDeclaration {
        static let name = 9
    }
    enum Call {
        static let callee = 1
        static let arguments = 5
        static let trailingClosure = 9
        static let furtherClosures = 11
    }
    enum Argument {
        static let label = 1
        static let expression = 5
    }
    enum TrailingClosure {
        static let label = 1
    }
    enum MemberAccess {
        static let base = 1
        static let name = 5
    }
    enum NameExpression {
        static let name = 3
    }
    /// `x!`, `x?`, `x<T>`, `(x)`'s elements, `super`: the inner node comes first.
    enum Postfix {
        static let inner = 1
    }
    enum Try {
        static let mark = 3
        static let expression = 5
    }
    /// `await x`, `unsafe x`
    enum Prefixed {
        static let expression = 3
    }
    enum Tuple {
        static let elements = 3
    }
    enum TupleTypeElement {
        static let firstName = 3
        static let type = 9
    }
    enum KeyPath {
        static let root = 3
        static let components = 5
    }
    enum KeyPathComponent {
        static let component = 3
    }
    enum StringLiteral {
        static let quote = 3
        static let segments = 5
    }
    enum NamedType {
        static let name = 3
        static let generics = 5
    }
    enum GenericArguments {
        static let list = 3
        static let argument = 1
    }
    enum MemberType {
        static let base = 1
        static let name = 7
    }
    enum AttributedType {
        static let specifiers = 1
        static let attributes = 3
        static let lateSpecifiers = 5
        static let base = 7
    }
    enum SomeOrAny {
        static let specifier = 1
        static let constraint = 3
    }
    enum CastMark {
        static let mark = 3
    }
}
