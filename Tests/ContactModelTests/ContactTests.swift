import ContactModel
import Testing

struct ContactTests {
  @Test(arguments: [
    ("表", "太郎", "表太郎"), ("张", "伟", "张伟"), ("홍", "길동", "홍길동"),
    ("オモテ", "タロウ", "オモテタロウ"), ("表", "Taro", "Taro 表"), ("Lee", "Ann", "Ann Lee"),
  ])
  func namesInEastAsianLettersBeginWithTheFamily(_ family: String, _ given: String, _ shown: String)
  {
    let contact = Contact { $0.name = PersonName(familyName: family, givenName: given) }
    #expect(contact.displayName == shown)
  }

  /// Prefix, given, middle, family and second family name, suffix; what is missing leaves no gap.
  @Test(arguments: [
    (["Lee"], ["Ann"], ["May", "Joy"], ["Dr."], ["Jr."], ["Ray"], "Dr. Ann May Joy Lee Ray Jr."),
    ([], ["Ann"], [], [], ["PhD"], [], "Ann PhD"), (["Lee"], [], [], ["Ms."], [], [], "Ms. Lee"),
    (["山田"], ["花子"], [], ["博士"], ["様"], [], "博士山田花子様"),
    (["山田"], ["花子"], ["May"], [], [], [], "花子 May 山田"),
  ])
  func namesAreShownInTheOrderOfFN(
    _ family: [String], _ given: [String], _ middle: [String], _ prefixes: [String],
    _ suffixes: [String], _ second: [String], _ shown: String
  ) {
    var name = PersonName()
    name.familyNames = family
    name.givenNames = given
    name.middleNames = middle
    name.namePrefixes = prefixes
    name.nameSuffixes = suffixes
    name.secondFamilyNames = second
    #expect(Contact { $0.name = name }.displayName == shown)
  }

  @Test func whoHasNoNameIsShownByWhatThereIs() {
    func shown(_ fill: (inout ContactDraft) -> Void) -> String { Contact(fill).displayName }
    let number = LabeledValue(PhoneNumber("TEL:+49 30 1"))
    #expect(shown { _ in }.isEmpty)
    #expect(shown { $0.phoneNumbers = [number] } == "+49 30 1")
    #expect(
      shown {
        $0.phoneNumbers = [number]
        $0.emailAddresses = [LabeledValue("ann@example.org")]
      } == "ann@example.org")
    #expect(
      shown {
        $0.emailAddresses = [LabeledValue("ann@example.org")]
        $0.nicknames = [LabeledValue("Annie")]
      } == "Annie")
    #expect(
      shown {
        $0.nicknames = [LabeledValue("Annie")]
        $0.organization = Organization(units: ["Sales"])
      } == "Sales")
    #expect(shown { $0.organization = Organization(name: "Acme", units: ["Sales"]) } == "Acme")
    #expect(
      shown {
        $0.organization = Organization(name: "Acme")
        $0.formattedName = "Ann"
      } == "Ann")
  }

  @Test func whatIsSetIsRead() {
    let contact = Contact { draft in
      draft.name = PersonName(familyName: "García", givenName: "Ana", namePrefix: "Dra.")
      draft.phoneNumbers = [
        LabeledValue(PhoneNumber("+34 600 000 000"), label: .mobile, preference: 1),
        LabeledValue(PhoneNumber("912"), label: .custom("huerta")),
      ]
      draft.birthday = ContactDate(month: 4, day: 15)
      draft.kind = .individual
      draft.image = ContactMedia(.data([0xFF, 0xD8, 0xFF, 0x00]), mediaType: "image/jpeg")
    }
    #expect(contact.name?.givenName == "Ana")
    #expect(contact.displayName == "Dra. Ana García")
    #expect(contact.phoneNumbers.map(\.label) == [.mobile, .custom("huerta")])
    #expect(contact.phoneNumbers[0].preference == 1)
    #expect(contact.birthday?.components == PartialDate(month: 4, day: 15))
    #expect(contact.image?.data == [0xFF, 0xD8, 0xFF, 0x00])
    #expect(!contact.has(.note))
    #expect(contact.note == nil)
  }

  @Test func aCopyWithChangesLeavesTheOriginalAlone() {
    let contact = Contact { $0.nickname = "Bo" }
    let edited = contact.editing { $0.nickname = "Bob" }
    #expect(contact.nickname == "Bo")
    #expect(edited.nickname == "Bob")
    #expect(contact != edited)
    #expect(edited.editing { $0.nickname = "Bo" } == contact)
    #expect(contact.editing { $0.nickname = nil } == Contact())
  }

  @Test(arguments: Label.predefined)
  func everyPredefinedLabelComesBack(_ label: Label) {
    let contact = Contact {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("1"), label: label)]
    }
    #expect(contact.phoneNumbers.first?.label == label)
    #expect(Label(predefinedName: label.name) == label)
  }

  @Test(arguments: ["home", "_$!<Nonsense>!$_", "日本", "a\nb"])
  func aCustomLabelStaysCustom(_ text: String) {
    let contact = Contact {
      $0.emailAddresses = [LabeledValue("a@example.org", label: .custom(text))]
    }
    #expect(contact.emailAddresses.first?.label == .custom(text))
  }

  @Test(arguments: ContactKey.allCases)
  func aKeyIsFoundByItsName(_ key: ContactKey) {
    #expect(key.name == String(describing: key))
    #expect(ContactKey(name: key.name.uppercased()) == key)
  }

  @Test func oneOfManyValuesIsPreferred() {
    let contact = Contact {
      $0.phoneNumbers = [
        LabeledValue(PhoneNumber("1"), label: .home), LabeledValue(PhoneNumber("2"), preference: 2),
        LabeledValue(PhoneNumber("3"), label: .home, preference: 1),
      ]
      $0.emailAddresses = [LabeledValue("a@x.example"), LabeledValue("b@x.example")]
    }
    #expect(contact.phoneNumbers.preferred()?.stringValue == "3")
    #expect(contact.phoneNumbers.first(labeled: .home)?.stringValue == "1")
    #expect(contact.phoneNumbers.first(labeled: .work) == nil)
    #expect(contact.emailAddresses.preferred() == "a@x.example")
    #expect(contact.urls.preferred() == nil)
  }
}
