import ContactModel
import Testing

@testable import ContactLikeness

/// When two dates, pages or accounts are one.
struct DateAndWebTests {
  @Test(arguments: [
    ValuePair("1985-04-12", "19850412", .equal),
    ValuePair("1985-04-12", "--0412", .part),
    ValuePair("1604-04-12", "1985-04-12", .part),
    ValuePair("1985-04-12", "1985-04", .part),
    ValuePair("1985-04-12", "1985-04-21", .different, .slip),
    ValuePair("1985-04-12", "1985-12-04", .slip),
    ValuePair("1985-04-12", "1984-04-12", .slip),
    ValuePair("1926-08-22", "1926-08-21", .slip),
    ValuePair("1985-04-12", "1962-04-12", .different),
    ValuePair("1985-04-12", "1985-05-13", .different),
    ValuePair("--0412", "--0413", .different),
    ValuePair("1970-01-01", "1970-01-01", .unknown),
    ValuePair("1900-01-01", "1900-01-01", .unknown),
    ValuePair("1985-01-01", "1985-01-01", .equal),
  ])
  func `Dates`(_ pair: ValuePair) throws {
    try pair.check({ PartialDate($0).flatMap { DateForm($0) } }, { $0.likeness(to: $1) })
  }

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

  @Test(arguments: [
    ValuePair("twitter|@anna|", "||https://twitter.com/anna", .equal),
    ValuePair("twitter|anna|", "||https://x.com/Anna", .equal),
    ValuePair("linkedin|anna-berg|", "||https://de.linkedin.com/in/anna-berg/", .equal),
    ValuePair("twitter|anna|", "|anna|", .part),
    ValuePair("twitter|anna|", "twitter|lena|", .different),
    ValuePair("twitter|anna|", "github|anna|", .unknown),
  ])
  func `Accounts`(_ pair: ValuePair) throws {
    try pair.check(
      { text in
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return ProfileForm(service: parts[0], username: parts[1], url: parts[2])
      }, { $0.likeness(to: $1) })
  }
}
