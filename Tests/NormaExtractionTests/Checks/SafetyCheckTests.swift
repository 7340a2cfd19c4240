// What the checks of unsafe code see, and what looks like it and is none.

import Testing

@testable import NormaExtraction

@Suite("Checks of unsafe code")
struct SafetyCheckTests {
    @Test(
        "force-unwrapping sees `!` after an expression and nothing else",
        arguments: [
            CheckCase("let a = b!", "!|b"), CheckCase("a!.b!.c()", "!|a", "!|a!.b"), CheckCase("a[0]!", "!|a[0]"),
            CheckCase("URL(string: \"x\")!", "!|URL(string: \"x\")"), CheckCase("\"\\(a!)\"", "!|a"),
            CheckCase("a!!", "!|a", "!|a!"),
            CheckCase("if a != b {}"), CheckCase("let a = !b"), CheckCase("let s = \"a!\""), CheckCase("// a!"),
            CheckCase("var a: UIView!"),
            CheckCase("try! f()"), CheckCase("a as! B"), CheckCase("let r = /a!/"), CheckCase("init!() {}"),
            CheckCase("#if !DEBUG\n#endif"),
        ]
    )
    func forceUnwrapping(example: CheckCase) { example.expectDetails(of: ForceUnwrapping.self) }

    @Test(
        "force-try and force-cast see their own",
        arguments: [
            (CheckCase("let a = try! f(1)", "try!|f(1)"), CheckCase("let a = try! f(1)")),
            (CheckCase("try? f()"), CheckCase("a as? B")),
            (CheckCase("// try!"), CheckCase("a as B")),
            (CheckCase("\"try! f()\""), CheckCase("f(a as! [B])", "as!|[B]")),
            (CheckCase("try f()!"), CheckCase("let x = a as! B<C>", "as!|B<C>")),
            (CheckCase("try! a as! B", "try!|a"), CheckCase("is!")),
        ]
    )
    func forceTryAndCast(attempt: CheckCase, cast: CheckCase) {
        attempt.expectDetails(of: ForceTry.self)
        cast.expectDetails(of: ForceCast.self)
    }

    @Test(
        "implicitly-unwrapped-optional tells outlets from others",
        arguments: [
            CheckCase("class A { var b: C! }", "C!|C!"),
            CheckCase("class A { @IBOutlet weak var b: UILabel! }", "UILabel!|outlet"),
            CheckCase("func f(a: Int!) {}", "Int!|Int!"), CheckCase("let a = b!"), CheckCase("init!() {}"),
            CheckCase("var a: B?"),
        ]
    )
    func implicitlyUnwrapped(example: CheckCase) { example.expectDetails(of: ImplicitlyUnwrappedOptional.self) }
}
