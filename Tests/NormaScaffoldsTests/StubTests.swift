// What stubs and mappers look like.

import NormaFacts
import NormaScaffolds
import Testing

@Suite struct StubTests {
    private func stub(_ source: String, _ name: String) throws -> TypeExtension {
        let code = SourceSignatures(["App": source])
        return try StubMaker.stub(of: code.type(name), shape: DoubleShape(), from: code)
    }

    @Test("a stub has a default for every part") func parts() throws {
        let made = try stub(
            "struct User { let id: Int; var firstName: String; let role: Role; let tags: [String]; let boss: User? }; enum Role { case admin }",
            "User"
        )
        #expect(
            made.members == """
                    static func stub(id: Int = 1, firstName: String = "first name", role: Role = .admin, tags: [String] = [], boss: User? = nil) -> User {
                        User(
                            id: id,
                            firstName: firstName,
                            role: role,
                            tags: tags,
                            boss: boss
                        )
                    }
                """ || made.members.contains("        firstName: String = \"first name\",\n")
        )
        #expect(made.notes.isEmpty)
    }

    @Test("a part that is a function may be kept, and one without a name gets one") func functions() throws {
        let made = try stub(
            "typealias Done = (Int) -> Void; struct Job { let run: () -> Void; let done: Done; let after: (() -> Void)? }",
            "Job"
        )
        let parts = ["run: @escaping () -> Void = {}", "done: @escaping Done = { _ in }", "after: (() -> Void)? = nil"]
        for part in parts { #expect(made.members.contains(part), "\(made.members)") }
        let nameless = try stub("struct S { init(_: String, _: Int) {} }", "S")
        #expect(nameless.members.contains("stub(value: String = \"value\", value2: Int = 1)"), "\(nameless.members)")
    }

    @Test("what lies in the types around has its whole name in an extension") func nested() throws {
        let made = try stub(
            "enum Cart { enum Kind { case a }; struct Line { let kind: Kind; let state: State; let old: Line.State; enum State { case open } } }",
            "Line"
        )
        let head = "stub(kind: Cart.Kind = .a, state: State = .open, old: Cart.Line.State = .open) -> Cart.Line {"
        #expect(made.members.contains(head))
    }

    @Test("what no value can be made up of has to be given") func given() throws {
        let made = try stub("struct S { let store: any Store }; protocol Store {}", "S")
        #expect(made.members.contains("static func stub(store: any Store) -> S {"))
        #expect(made.notes == ["`store` has no default: no value of `any Store` can be made up"])
    }

    @Test(
        "generic and hidden types are refused",
        arguments: [
            "struct S<T> { let x: T }", "private struct S {}", "class S { private init() {} }",
            "private enum Outer { enum Inner { struct S { let x: Int } } }", "struct S { fileprivate var x = 1 }",
        ]
    )
    func refused(source: String) {
        #expect(throws: ScaffoldProblem.self) { try stub(source, "S") }
    }

    @Test("a mapper converts what fits by name, and asks for the rest") func mapper() throws {
        let code = SourceSignatures([
            "App": """
            struct UserDTO { let id: Int32; let name: String; let address: AddressDTO; let tags: [TagDTO]; let role: String; let extra: Int }
            struct AddressDTO {}; struct TagDTO {}; struct Address {}; struct Tag {}
            enum Role { case a }
            struct User { let id: Int; let name: String?; let address: Address; let tags: [Tag]; let role: Role }
            """
        ])
        let made = try MapperMaker.mapper(from: code.type("UserDTO"), to: code.type("User"), in: code)
        #expect(
            made.members == """
                    func toDomain(role: Role) -> User {
                        User(
                            id: Int(id),
                            name: name,
                            address: address.toDomain(),
                            tags: tags.map { $0.toDomain() },
                            role: role
                        )
                    }
                """
        )
        #expect(
            made.notes == [
                "`AddressDTO` has no `toDomain()` yet: `norma new mapper AddressDTO Address` creates it",
                "`TagDTO` has no `toDomain()` yet: `norma new mapper TagDTO Tag` creates it",
                "you have to decide where `role` comes from: Role (there is `String`)",
                "`extra` of `UserDTO` isn't mapped",
            ]
        )
    }

    @Test("a mapper is called by what its target is, and knows the mappers that are there") func mapperNames() throws {
        let code = SourceSignatures([
            "App": """
            struct User { let id: Int; let home: Address }
            struct Address { let street: String }
            struct UserDTO { let id: Int; let home: AddressDTO }
            struct AddressDTO { let street: String }
            struct UserRowModel { let id: Int }
            struct UserModel { let id: Int }
            struct Person { let id: Int }
            extension Address { func toDTO() -> AddressDTO { AddressDTO(street: street) } }
            """
        ])
        func head(_ source: String, _ target: String) throws -> String? {
            let made = try MapperMaker.mapper(from: code.type(source), to: code.type(target), in: code)
            return made.members.split(separator: "(").first.map { String($0.drop { $0 == " " }) }
        }
        let made = try MapperMaker.mapper(from: code.type("User"), to: code.type("UserDTO"), in: code)
        #expect(
            made.members == """
                    func toDTO() -> UserDTO {
                        UserDTO(id: id, home: home.toDTO())
                    }
                """
        )
        #expect(made.notes.isEmpty)
        #expect(made.role == "DTO")
        #expect(try head("UserDTO", "UserModel") == "func toDomain")
        #expect(try head("UserDTO", "Person") == "func toDomain")
        #expect(try head("UserDTO", "UserRowModel") == "func toRowModel")
        #expect(try head("Person", "UserDTO") == "func toDTO")
    }

    @Test("a derived part is found between its marks, and one without an end is none") func regions() {
        let text =
            "class A {\n    // norma-derived: App.P\n    var x = 1\n    // norma-derived: end\n    // mine\n}\n// norma-derived: Q\n"
        let regions = DerivedRegion.all(in: text)
        #expect(regions.map(\.origin) == ["App.P"])
        #expect(
            regions.map { String(text[$0.range]) } == [
                "    // norma-derived: App.P\n    var x = 1\n    // norma-derived: end"
            ]
        )
        let before = "// norma-derived: A\n// norma-derived: B\n// norma-derived: end\n"
        let lost = DerivedRegion.unclosed(in: before + text)
        #expect(lost.map(\.origin) == ["A", "Q"])
        #expect(lost.map(\.line) == [1, 10])
    }
}
