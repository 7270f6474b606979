import ContactChanges
import ContactCoding
import ContactModel
import FileFormats
import GeneratedContacts
import SourceText
import Testing

@Suite struct SaveRequestTests {
  /// A book as a list of records of which each has a UID, changed step by step.
  private struct PlainBook {
    var contacts: [Contact]

    func place(_ identifier: String?) -> Int? {
      contacts.firstIndex { $0.identifier == identifier }
    }
  }

  /// Requests of many operations come to the same as each by itself in a plain list.
  @Test(arguments: 0..<30)
  func requestsDoWhatStepsDo(_ seed: Int) {
    var generator = ContactGenerator(seed: UInt64(1000 + seed))
    var number = 0
    func made() -> Contact {
      number += 1
      let isGroup = generator.chance(25)
      return generator.contact().editing { draft in
        draft.identifier = "urn:uuid:\(number)"
        draft.kind = isGroup ? .group : .individual
        draft[.members] = []
      }
    }
    var plain = PlainBook(contacts: (0..<generator.number(1...12)).map { _ in made() })
    let old = plain.contacts
    var known = old
    var request = SaveRequest()
    var refused: [Int] = []
    for step in 0..<generator.number(1...25) {
      let subject = known.isEmpty ? made() : generator.one(of: known)
      let place = plain.place(subject.identifier)
      switch generator.number(0...5) {
      case 0:
        let contact = generator.chance(80) ? made() : subject
        request.add(contact)
        if plain.place(contact.identifier) == nil {
          plain.contacts.append(contact)
          known.append(contact)
        } else {
          refused.append(step)
        }
      case 1:
        request.delete(place.map { plain.contacts[$0] } ?? subject)
        if let place { plain.contacts.remove(at: place) } else { refused.append(step) }
      case 2, 3:
        let current = place.map { plain.contacts[$0] } ?? subject
        let identifier = current.identifier
        let kind = current.kind
        let changed = Books.changed(current, &generator).editing {
          $0.identifier = identifier
          $0.kind = kind
        }
        request.update(changed, from: current)
        if let place { plain.contacts[place] = changed } else { refused.append(step) }
      case 4:
        let member = generator.one(of: known.isEmpty ? [subject] : known)
        request.addMember(member, to: subject)
        guard let place, plain.contacts[place].kind == .group,
          member.identifier != subject.identifier
        else {
          refused.append(step)
          continue
        }
        let uri = member.identifier ?? ""
        if !plain.contacts[place][.members].contains(where: { $0.value == uri }) {
          plain.contacts[place] = plain.contacts[place].editing {
            $0[.members].append(LabeledValue(uri))
          }
        }
      default:
        let member = generator.one(of: known.isEmpty ? [subject] : known)
        request.removeMember(member, from: subject)
        guard let place, plain.contacts[place].kind == .group else {
          refused.append(step)
          continue
        }
        plain.contacts[place] = plain.contacts[place].editing { draft in
          draft[.members].removeAll { $0.value == member.identifier }
        }
      }
    }
    let result = request.applied(to: old)
    #expect(result.refusals.map(\.index) == refused)
    #expect(Books.areSame(Books.said(result.contacts), Books.said(plain.contacts)))
  }

  private static let ann = Contact {
    $0.identifier = "ann"
    $0.formattedName = "Ann Lee"
    $0.jobTitle = "Editor"
    $0.phoneNumbers = [
      LabeledValue(label: .home, value: PhoneNumber("1")),
      LabeledValue(label: .work, value: PhoneNumber("2")),
    ]
  }

  @Test func whatOthersChangedStays() throws {
    let mine = Self.ann.editing { $0.phoneNumbers[0].value = PhoneNumber("11") }
    let theirs = Self.ann.editing {
      $0.jobTitle = "Publisher"
      $0.phoneNumbers.append(LabeledValue(label: .mobile, value: PhoneNumber("3")))
    }
    let both = try ContactChange.changed(from: Self.ann, to: mine).applied(to: theirs)
    #expect(both?.jobTitle == "Publisher")
    #expect(both?.phoneNumbers.map(\.value.stringValue) == ["2", "3", "11"])
  }

  @Test func whatWasChangedOtherwiseIsNamed() {
    let mine = Self.ann.editing {
      $0.jobTitle = "Author"
      $0.phoneNumbers.removeFirst()
    }
    let theirs = Self.ann.editing {
      $0.jobTitle = "Publisher"
      $0.phoneNumbers[0].value = PhoneNumber("11")
    }
    var request = SaveRequest()
    request.update(mine, from: Self.ann)
    request.delete(Self.ann)
    let result = request.applied(to: [theirs])
    #expect(
      result.refusals.map(\.reason) == [
        .changedMeanwhile([.jobTitle, .phoneNumber]), .changedMeanwhile([.jobTitle, .phoneNumber]),
      ])
    #expect(
      result.refusals.first?.description == "Ann Lee: Its title, phone were changed meanwhile.")
    #expect(result.contacts == [theirs])
  }

  @Test func whatIsGoneOrThereIsNamed() {
    var request = SaveRequest()
    request.update(Self.ann.editing { $0.note = "x" }, from: Self.ann)
    request.delete(Self.ann)
    request.add(Self.ann)
    request.add(Self.ann)
    let result = request.applied(to: [])
    #expect(result.refusals.map(\.reason) == [.notFound, .notFound, .exists])
    #expect(result.contacts == [Self.ann])
  }

  @Test func membersNeedAUIDAndAGroup() {
    let group = Contact {
      $0.kind = .group
      $0.formattedName = "Friends"
    }
    let stranger = Contact { $0.formattedName = "Cy" }
    var request = SaveRequest()
    request.addMember(Self.ann, to: group)
    request.addMember(stranger, to: group)
    request.addMember(stranger, to: Self.ann)
    request.addMember(Self.ann, to: Self.ann)
    let result = request.applied(to: [group, Self.ann, stranger])
    #expect(
      result.refusals.map(\.reason) == [.memberWithoutIdentifier, .notAGroup, .notAGroup])
    #expect(result.contacts.first?[.members].map(\.value) == ["urn:uuid:ann"])
  }

  @Test func aGroupIsNotInItself() {
    let group = ContactGroup(name: "Friends", identifier: "g").card
    var request = SaveRequest()
    request.addSubgroup(group, to: group)
    let result = request.applied(to: [group])
    #expect(result.refusals.map(\.reason) == [.memberOfItself])
    #expect(result.contacts == [group])
  }

  /// A group of many is made in time that grows with their number.
  @Test(.timeLimit(.minutes(5)))
  func manyBecomeMembers() {
    let people = (0..<3000).map { number in
      Contact {
        $0.identifier = "p\(number)"
        $0.givenName = "P\(number)"
      }
    }
    let group = ContactGroup(name: "All", identifier: "g").card
    var request = SaveRequest()
    for person in people { request.addMember(person, to: group) }
    for person in people.prefix(2000) { request.removeMember(person, from: group) }
    let result = request.applied(to: [group])
    #expect(result.refusals.isEmpty)
    #expect(result.contacts.first?[.members].count == 1000)
  }

  /// A name that was read without FN takes FN along where it is changed.
  @Test(arguments: [
    ("Ann Lee", "Ann Brandt"), ("Lee, Ann", "Brandt, Ann"), ("Annie", "Annie"),
  ])
  func formattedNamesThatWereNotReadFollow(_ before: String, _ after: String) throws {
    let record = Contact {
      $0.identifier = "ann"
      $0.formattedName = before
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    }
    let read = record.editing { $0.removeAll(.formattedName) }
    let changed = ContactChange.changed(from: read, to: read.editing { $0.familyName = "Brandt" })
    #expect(try changed.applied(to: record)?.formattedName == after)
    // Who has read it says what it is.
    let kept = record.editing {
      $0.familyName = "Brandt"
      $0.formattedName = before
    }
    let said = ContactChange.changed(from: record, to: kept)
    #expect(try said.applied(to: record)?.formattedName == before)
    let partial = try PartialContact(record, keys: [.name]).editing { $0.familyName = "Brandt" }
    #expect(partial.applied(to: record).formattedName == after)
  }

  /// A record without a UID that was changed meanwhile is still found, where its name is its own.
  @Test func recordsWithoutUIDAreFoundByName() {
    let cy = Contact {
      $0.formattedName = "Cy"
      $0.note = "x"
    }
    let now = cy.editing { $0.jobTitle = "Editor" }
    var request = SaveRequest()
    request.update(cy.editing { $0.note = nil }, from: cy)
    let one = request.applied(to: [now])
    #expect(one.refusals.isEmpty)
    #expect(one.contacts.first?.note == nil)
    #expect(one.contacts.first?.jobTitle == "Editor")
    #expect(request.applied(to: [now, now]).refusals.map(\.reason) == [.notFound])
  }

  /// The lines that are not concerned keep their bytes.
  @Test func linesThatAreNotConcernedStay() throws {
    let text = """
      BEGIN:VCARD\r
      VERSION:3.0\r
      N:Lee;Ann;;;\r
      FN:Ann Lee\r
      TITLE:Editor\r
      X-odd ;a=B:c\\,d\r
      TEL;TYPE=HOME,voice:+49 30\r
       1234\r
      NOTE:x\r
      END:VCARD\r

      """
    let input = try ContactInput(stream: ByteStream(bytes: Array(text.utf8), name: "a.vcf"))
    let contact = try #require(try input.readAll().contacts.first)
    var request = SaveRequest()
    request.update(contact.editing { $0.jobTitle = "Author" }, from: contact)
    let result = request.applied(to: [contact])
    var writer = ContactWriter(WritingOptions(format: .vCard30))
    let written = String(
      decoding: writer.write(try #require(result.contacts.first)).bytes, as: UTF8.self)
    #expect(written == text.replacing("TITLE:Editor", with: "TITLE:Author"))
  }
}
