import Foundation
import GeneratedContacts
import Testing
import Unicard

@Suite struct CodableTests {
  @Test func everyGeneratedContactComesBack() throws {
    var generator = ContactGenerator(seed: 20)
    for _ in 0..<400 {
      let contact = generator.contact()
      let data = try JSONEncoder().encode(contact)
      let back = try JSONDecoder().decode(Contact.self, from: data)
      #expect(back == contact, "\(Self.differences(contact, back))")
    }
  }

  private static func differences(_ a: Contact, _ b: Contact) -> String {
    let keys = ContactKey.allCases.filter { !a.hasSameValues(as: b, for: $0) }
    func text(_ contact: Contact) -> String {
      let data = try? JSONEncoder().encode(contact)
      return String(decoding: data ?? Data(), as: UTF8.self)
    }
    return "\(keys) \(text(a)) \(text(b))"
  }

  @Test func samplesComeBack() throws {
    for name in ["icloud.vcf", "google.vcf", "android.vcf", "evolution.vcf", "nextcloud.vcf"] {
      for contact in try ContactFile(path: Repository.path("Samples/\(name)")).contacts {
        let data = try JSONEncoder().encode(contact)
        let back = try JSONDecoder().decode(Contact.self, from: data)
        #expect(back == contact, "\(Self.differences(contact, back))")
      }
    }
  }

  /// The document is what `list --json` prints.
  @Test func theNamesAreThoseOfKeys() throws {
    let contact = Contact {
      $0.givenName = "Ann"
      $0.phoneNumbers = [LabeledValue(label: .mobile, value: PhoneNumber("+49 30 1"))]
      $0.birthday = ContactDate(month: 4, day: 15)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(contact), as: UTF8.self)
    #expect(
      text == #"{"birthday":[{"value":{"day":15,"month":4,"text":"--0415"}}],"#
        + #""name":[{"value":{"givenName":"Ann"}}],"#
        + #""phoneNumber":[{"label":"mobile","value":"+49 30 1"}]}"#)
  }

  /// What contacts are made of and decided by comes back on its own, too; a date is written as in them.
  @Test func datesAndDecisionsComeBack() throws {
    func back<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
    }
    var time = PartialDate(year: 1985, month: 4, day: 12)
    (time.hour, time.minute, time.second, time.fraction, time.utcOffset) = (10, 22, 0, "5", -90)
    let dates: [PartialDate] = [
      time, PartialDate(month: 4), PartialDate(year: 1988, month: 8, day: 15, calendar: "chinese"),
    ]
    for date in dates {
      #expect(try back(date) == date)
      #expect(try back(ContactDate.date(date)) == .date(date))
    }
    #expect(try back(ContactDate.text("circa 1800")) == .text("circa 1800"))
    let records = ["a", "b"].map { name in
      UnificationRecord(contact: Contact { $0.formattedName = name }, source: 0, index: 0)
    }
    let decision = UnificationDecision(.apart, records[0], records[1], sourceNames: ["Phone"])
    #expect(try back(decision) == decision)
    let choice = ConflictChoice(record: records[0].key, field: .birthday, value: "1985-04-12")
    #expect(try back(choice) == choice)
    let text = String(decoding: try JSONEncoder().encode(choice), as: UTF8.self)
    #expect(text.contains(#""field":"birthday""#), "\(text)")
  }

  @Test(arguments: [
    #"{"phoneNumber":"1"}"#, #"{"phoneNumber":[{"label":"home"}]}"#,
    #"{"name":[{"value":"Ann"}]}"#, #"{"birthday":[{"value":{"year":1985}}]}"#, "[]", "1",
  ])
  func whatIsNoContactIsRefused(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Contact.self, from: Data(text.utf8))
    }
  }

  /// A document, and what is said of it.
  @Test(arguments: [
    (
      #"{"phoneNumbers":[{"value":"1"}]}"#,
      "phoneNumbers: There is no field of this name. Write phoneNumber."
    ),
    (#"{"phoneNumbers":5}"#, "phoneNumbers: There is no field of this name. Write phoneNumber."),
    (#"{"addresses":[]}"#, "addresses: There is no field of this name."),
    (#"{"categories":[]}"#, "categories: There is no field of this name. Write category."),
    (
      #"{"emailAddresses":[]}"#,
      "emailAddresses: There is no field of this name. Write emailAddress."
    ),
    (#"{"unknownKey":[1]}"#, "unknownKey: There is no field of this name."),
    (
      #"{"phoneNumber":[{"value":"1","lable":"x"}]}"#,
      "phoneNumber[0].lable: A value has no such member."
    ),
  ])
  func membersOfNoFieldAreNamed(_ text: String, _ message: String) {
    do {
      _ = try JSONDecoder().decode(Contact.self, from: Data(text.utf8))
      Issue.record("\(text) says something that was passed over.")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == message)
    } catch {
      Issue.record(error)
    }
  }
}
