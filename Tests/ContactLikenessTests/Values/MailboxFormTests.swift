import Testing

@testable import ContactLikeness

/// When two mailboxes are one.
struct MailboxFormTests {
  @Test(arguments: [
    ValuePair("Anna.Berg@Example.test", "anna.berg@example.test", .equal),
    ValuePair("mailto:anna@berg.test", "anna@berg.test", .equal),
    ValuePair("Anna Berg <anna@berg.test>", "anna@berg.test", .equal),
    ValuePair("info@müller.de", "INFO@MÜLLER.DE", .equal),
    ValuePair("info@müller.de", "info@mu\u{308}ller.de", .equal),
    ValuePair("info@müller.de", "info@mueller.de", .different),
    ValuePair("info@müller.de", "info@muller.de", .different),
    ValuePair("jose@firma.es", "josé@firma.es", .different),
    ValuePair("anna.berg@gmail.com", "annaberg@googlemail.com", .notation),
    ValuePair("anna+news@berg.test", "anna@berg.test", .notation),
    ValuePair("anna@me.com", "anna@icloud.com", .notation),
    ValuePair("anna.berg@web.de", "annaberg@web.de", .different),
    ValuePair("ottoline@gmial.com", "ottoline@gmail.com", .different),
    ValuePair("otoline@gmail.com", "ottoline@gmail.com", .different),
    ValuePair("ottoline@gmail.com", "ottoline1@gmail.com", .different),
    ValuePair("anna@gmail.com", "anna@gmx.de", .different),
    ValuePair("none@none.com", "none@none.com", .unknown),
    ValuePair("test@test.com", "test@test.com", .unknown),
    ValuePair("noreply@shop.example", "noreply@shop.example", .unknown),
    ValuePair("keine@keine.de", "keine@keine.de", .unknown),
    ValuePair("email@email.com", "email@email.com", .unknown),
    ValuePair("aucun@yahoo.example", "aucun@yahoo.example", .unknown),
    ValuePair("no-tiene@gmail.com", "no-tiene@gmail.com", .unknown),
  ])
  func `Mailboxes`(_ pair: ValuePair) throws {
    func likeness(_ a: MailboxForm, _ b: MailboxForm) -> Likeness {
      if a.isPlaceholder || b.isPlaceholder { return .unknown }
      return a.exact == b.exact ? .equal : a.canonical == b.canonical ? .notation : .different
    }
    try pair.check({ MailboxForm($0) }, likeness)
  }

  @Test(arguments: [
    ("anna@gmail.com", MailboxForm.Kind.personal), ("anna@berg-immobilien.de", .domain),
    ("info@berg-immobilien.de", .role), ("compras@oliva-grove.es", .role),
    ("familie.berg@gmx.de", .family),
    ("name@qq.com", .personal),
  ])
  func `Kinds`(_ text: String, _ kind: MailboxForm.Kind) throws {
    #expect(try #require(MailboxForm(text)).kind == kind)
  }

  @Test(arguments: [
    ("l.demeyer@titan.example", true), ("anna.berg@titan.example", true),
    ("peter_kowalski85@titan.example", true), ("a.meyer@gmail.com", true),
    ("info@titan.example", false), ("office.berlin@titan.example", false),
    ("titan@titan.example", false), ("e-mail@titan.example", false), ("a.b@titan.example", false),
    ("anna.info@titan.example", false), ("2.berg@titan.example", false),
  ])
  func `Mailboxes written as people's`(_ text: String, _ isName: Bool) throws {
    #expect(try #require(MailboxForm(text)).isWrittenAsName == isName)
  }
}
