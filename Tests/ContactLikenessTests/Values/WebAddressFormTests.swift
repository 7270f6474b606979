import Testing

@testable import ContactLikeness

/// When two pages are one.
struct WebAddressFormTests {
  @Test(arguments: [
    ("https://berg.test", "https://berg.test/", true),
    ("http://www.berg.test/", "https://berg.test", true),
    ("berg.test", "HTTP://BERG.TEST", true),
    ("https://müller.de", "https://mueller.de", false),
    ("https://berg.test/Anna", "https://berg.test/anna", false),
    ("https://berg.test/anna", "https://berg.test", false),
    ("https://berg.test", "https://tal.test", false),
    ("https://github.com/anna", "https://github.com/lena", false),
  ])
  func `Pages`(_ a: String, _ b: String, _ areOne: Bool) throws {
    let (x, y) = (try #require(WebAddressForm(a)), try #require(WebAddressForm(b)))
    #expect((x.canonical == y.canonical) == areOne)
  }
}
