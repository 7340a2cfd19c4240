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

    @Test("what no value can be made up of has to be given") func given() throws {
        let made = try stub("struct S { let store: any Store }; protocol Store {}", "S")
        #expect(made.members.contains("static func stub(store: any Store) -> S {"))
        #expect(made.notes == ["`store` has no default: no value of `any Store` can be made up"])
    }

    @Test(
        "generic and hidden types are refused",
        arguments: ["struct S<T> { let x: T }", "private struct S {}", "class S { private init() {} }"]
    )
    func refused(source: String) {
        #expect(throws: DoubleRefusal.self) { try stub(source, "S") }
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
                "where `role` comes from is yours to decide: Role (there is `String`)",
                "`extra` of `UserDTO` goes nowhere",
            ]
        )
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
    }
}
