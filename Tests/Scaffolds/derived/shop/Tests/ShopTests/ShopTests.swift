// A test that was there before.

import Testing

@Test("two is more than one") func order() { #expect(2 > 1) }
