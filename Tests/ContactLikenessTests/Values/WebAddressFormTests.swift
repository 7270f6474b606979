import Testing

@testable import ContactLikeness

/// When two pages are one.
struct WebAddressFormTests {
  @Test(arguments: [
    ValuePair("https://berg.test", "https://berg.test/", .equal),
    ValuePair("http://www.berg.test/", "https://berg.test", .notation),
    ValuePair("berg.test", "HTTP://BERG.TEST", .notation),
    ValuePair("https://müller.de", "https://mueller.de", .different),
    ValuePair("https://berg.test/Anna", "https://berg.test/anna", .part),
    ValuePair("https://berg.test/anna", "https://berg.test", .part),
    ValuePair("https://berg.test", "https://tal.test", .different),
    ValuePair("https://github.com/anna", "https://github.com/lena", .different),
    ValuePair("https://facebook.com", "https://www.facebook.com/", .unknown),
  ])
  func `Pages`(_ pair: ValuePair) throws {
    try pair.check({ WebAddressForm($0) }, { $0.likeness(to: $1) })
  }
}
