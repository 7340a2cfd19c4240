import Models

enum Odd {}
