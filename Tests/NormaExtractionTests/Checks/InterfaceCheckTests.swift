// What the checks of interface code see, and what looks like it and is none.

import Testing

@testable import NormaExtraction

@Suite("Checks of interface code")
struct InterfaceCheckTests {
    @Test(
        "literal-spacing sees numbers that say how much room there is",
        arguments: [
            CheckCase("VStack(spacing: 8) { }", "8|8"),
            CheckCase("HStack(alignment: .top, spacing: 8.5, content: { })", "8.5|8.5"),
            CheckCase("Grid(horizontalSpacing: 1, verticalSpacing: 2) { }", "1|1", "2|2"),
            CheckCase("LazyVGrid(columns: c, spacing: 4) { }", "4|4"),
            CheckCase("a.padding(16)", "16|16"), CheckCase("a.padding(.horizontal, 16)", "16|16"),
            CheckCase("a.padding(-4)", "-4|-4"),
            CheckCase("a.padding(isWide ? 16 : 8)", "16|16", "8|8"),
            CheckCase("a.padding(isWide ? 16 : .small)", "16|16"), CheckCase("a.offset(x: 1, y: -2)", "1|1", "-2|-2"),
            CheckCase("EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 0)", "1|1", "2|2"),
            CheckCase("a.listRowInsets(.init(top: 0, leading: 4, bottom: 0, trailing: 0))", "4|4"),
            CheckCase("Spacer(minLength: 8)", "8|8"),
            CheckCase("VStack(spacing: 0) { }"), CheckCase("a.padding(0.0)"), CheckCase("a.padding()"),
            CheckCase("a.padding(.horizontal)"), CheckCase("a.padding(Spacing.small)"),
            CheckCase("VStack(spacing: Spacing.small) { }"), CheckCase("a.padding(.horizontal, Spacing.small)"),
            CheckCase("a.frame(width: 16)"),
            CheckCase("padding(8)"), CheckCase("View(spacing: 8)"),
            CheckCase("text.padding(toLength: 8, withPad: \" \", startingAt: 0)"), CheckCase("// .padding(8)"),
            CheckCase("let s = \".padding(8)\""), CheckCase("let small: CGFloat = 8"), CheckCase("a.lineSpacing(8)"),
            CheckCase("#Preview { A().padding(8) }"),
            CheckCase("Point.init(x: 1, y: 2)"), CheckCase("array.offset(by: 3)"),
        ]
    )
    func spacing(example: CheckCase) { example.expectDetails(of: LiteralSpacing.self) }

    @Test(
        "literal-color sees named and mixed colours",
        arguments: [
            CheckCase("Color.red", "Color.red|.red"), CheckCase("a.foregroundStyle(.white)", ".white|.white"),
            CheckCase("a.background(.blue.opacity(0.5))", ".blue|.blue"),
            CheckCase("a.tint(isOn ? .green : .gray)", ".green|.green", ".gray|.gray"),
            CheckCase("a.foregroundColor(Color.primary)", "Color.primary|.primary"),
            CheckCase("a.fill(.clear)", ".clear|.clear"),
            CheckCase("a.shadow(color: .black, radius: 2)", ".black|.black"),
            CheckCase("view.backgroundColor = .systemBlue", ".systemBlue|.systemBlue"),
            CheckCase("let c: Color = .red", ".red|.red"), CheckCase("let c: UIColor? = .red", ".red|.red"),
            CheckCase("SwiftUI.Color.red", "SwiftUI.Color.red|.red"),
            CheckCase(
                "Color(red: 1, green: 0.5, blue: 0)",
                "Color(red: 1, green: 0.5, blue: 0)|Color(red: 1, green: 0.5, blue: 0)"
            ), CheckCase("Color(hex: \"#fff\")", "Color(hex: \"#fff\")|Color(hex: \"#fff\")"),
            CheckCase("UIColor(white: 0.5, alpha: 1)", "UIColor(white: 0.5, alpha: 1)|UIColor(white: 0.5, alpha: 1)"),
            CheckCase("Color(0xFF0000)", "Color(0xFF0000)|Color(0xFF0000)"),
            CheckCase(
                "Color(red: 12 / 255, green: g, blue: b)",
                "Color(red: 12 / 255, green: g, blue: b)|Color(red: 12 / 255, green: g, blue: b)"
            ),
            CheckCase(
                "#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)",
                "#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)|#colorLiteral"
            ),
            CheckCase("Light.red"), CheckCase("let s: Light = .red"), CheckCase("f(.red)"),
            CheckCase("light.switchTo(.red)"), CheckCase("Color.brand"), CheckCase("a.foregroundStyle(.brand)"),
            CheckCase("Color(\"Brand\")"), CheckCase("Color(.brand)"), CheckCase("Color(red: r, green: g, blue: b)"),
            CheckCase("Color(uiColor: color)"), CheckCase("UIColor(named: \"a\")"),
            CheckCase("let red = 1"), CheckCase("// Color.red"), CheckCase("\"Color.red\""), CheckCase("Colors.red"),
            CheckCase("theme.Color.shade"), CheckCase("a.background(.thinMaterial)"),
            CheckCase("#Preview { A().tint(.red) }"), CheckCase("state = .red"), CheckCase("case .red: f()"),
            CheckCase("Color(red: r, green: g, blue: b, opacity: 0.5)"),
        ]
    )
    func color(example: CheckCase) { example.expectDetails(of: LiteralColor.self) }

    @Test(
        "literal-font sees sizes, families and text styles",
        arguments: [
            CheckCase("a.font(.system(size: 14))", ".system(size: 14)|.system(size: 14)"),
            CheckCase("a.font(.system(size: 14).bold())", ".system(size: 14)|.system(size: 14)"),
            CheckCase(
                "Font.custom(\"Inter\", size: s)",
                "Font.custom(\"Inter\", size: s)|Font.custom(\"Inter\", size: s)"
            ), CheckCase("a.font(.headline)", ".headline|.headline"),
            CheckCase("a.font(.headline.weight(.bold))", ".headline|.headline"),
            CheckCase("Font.body", "Font.body|.body"),
            CheckCase("UIFont.systemFont(ofSize: 12)", "UIFont.systemFont(ofSize: 12)|UIFont.systemFont(ofSize: 12)"),
            CheckCase("label.font = .systemFont(ofSize: 12)", ".systemFont(ofSize: 12)|.systemFont(ofSize: 12)"),
            CheckCase("UIFont(name: \"A\", size: 1)", "UIFont(name: \"A\", size: 1)|UIFont(name: \"A\", size: 1)"),
            CheckCase("a.font(Typography.title)"), CheckCase("a.font(.brandTitle)"),
            CheckCase("a.font(.system(size: Typography.size))"), CheckCase("a.font(.system(.body))"),
            CheckCase("Typography.body"), CheckCase("f(.body)"), CheckCase("Image(systemName: \"a\")"),
            CheckCase("email.body"), CheckCase("// .font(.headline)"), CheckCase("shell.system(size: 3)"),
            CheckCase("a.navigation(.title)"), CheckCase("let t: Title = .title"),
            CheckCase("UIFont(descriptor: d, size: s)"),
        ]
    )
    func font(example: CheckCase) { example.expectDetails(of: LiteralFont.self) }

    @Test(
        "hard-coded-string sees texts that people read",
        arguments: [
            CheckCase("Text(\"Your cart\")", "\"Your cart\"|Your cart"),
            CheckCase("Button(\"Pay\") { }", "\"Pay\"|Pay"),
            CheckCase("Label(\"Cart\", systemImage: \"cart.fill\")", "\"Cart\"|Cart"),
            CheckCase("a.navigationTitle(\"Cart\")", "\"Cart\"|Cart"),
            CheckCase("a.accessibilityLabel(\"Close\")", "\"Close\"|Close"),
            CheckCase("Text(\"\\(count) items\")", "\"\\(count) items\"|items"),
            CheckCase("Text(isOn ? \"On\" : \"Off\")", "\"On\"|On", "\"Off\"|Off"),
            CheckCase("label.text = \"Total\"", "\"Total\"|Total"), CheckCase("self.title = \"Cart\"", "\"Cart\"|Cart"),
            CheckCase("a.searchable(text: $t, prompt: \"Find a book\")", "\"Find a book\"|Find a book"),
            CheckCase("UIAlertAction(title: \"OK\", style: .default)", "\"OK\"|OK"),
            CheckCase("a.alert(\"Delete?\", isPresented: $on) { }", "\"Delete?\"|Delete?"),
            CheckCase("TextField(\"Name\", text: $n)", "\"Name\"|Name"),
            CheckCase("Text(verbatim: \"Norma\")"), CheckCase("Text(\"cart.title\")"),
            CheckCase("Text(\"cart_title\")"), CheckCase("Text(\"Cart\", bundle: .module)"),
            CheckCase("Text(\"Cart\", comment: \"a\")"),
            CheckCase("Text(\"\\(count)\")"), CheckCase("Text(\"•\")"), CheckCase("Text(\"\")"),
            CheckCase("Text(Strings.cart)"), CheckCase("Text(String(localized: \"Cart\"))"),
            CheckCase("NSLocalizedString(\"Cart\", comment: \"\")"), CheckCase("Image(systemName: \"cart\")"),
            CheckCase("Image(\"Logo\")"), CheckCase("print(\"Text(\\\"a\\\")\")"),
            CheckCase("Color(\"Brand\")"), CheckCase("let a = \"Your cart\""), CheckCase("URL(string: \"https://a\")"),
            CheckCase("#Preview { Text(\"Your cart\") }"), CheckCase("MyText(\"a b\")"),
            CheckCase("Text(date, format: \"HH\")"),
            CheckCase("Link(\"Site\", destination: URL(string: \"https://a\")!)", "\"Site\"|Site"),
            CheckCase("a.title == \"Cart\""), CheckCase("let title = \"Cart\""),
        ]
    )
    func strings(example: CheckCase) { example.expectDetails(of: HardCodedString.self) }
}
