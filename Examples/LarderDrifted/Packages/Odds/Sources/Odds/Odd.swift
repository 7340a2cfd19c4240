enum Odd {}
