final class LogAdapter {
    func log(_ level: Int) {
        if level > 1 { write("a") } else if level > 2 { write("b") } else if level > 3 { write("c") }
        write("d")
        write("e")
        write("f")
        write("g")
        write("h")
    }

    private func write(_ text: String) {}
}
