// Reads contacts of any file one after the other, changes some of them, and writes them, with
// memory that stays flat however many there are:
//
//   swift run BulkEdit contacts.vcf edited.vcf
//   swift run BulkEdit --make 1000000 contacts.vcf

import Unicard

let arguments = Array(CommandLine.arguments.dropFirst())

/// Contacts as a program makes them, each when it is asked for.
func madeContacts(_ count: Int) -> some Sequence<Contact> {
  (0..<count).lazy.map { number in
    Contact {
      $0.givenName = "Ann"
      $0.familyName = "Lee \(number)"
      $0.formattedName = "Ann Lee \(number)"
      $0.emailAddresses = [LabeledValue(label: .work, value: "ann\(number)@example.org")]
      if number % 10 == 0 { $0.categories = [LabeledValue("Friends")] }
    }
  }
}

switch arguments.count {
case 3 where arguments[0] == "--make":
  let summary = try madeContacts(Int(arguments[1]) ?? 0).write(to: arguments[2], as: .vCard40)
  print("Wrote \(summary.contacts) contacts.")
case 2:
  let reader = try ContactReader(path: arguments[0])
  let edited = reader.stream.map { contact in
    guard contact.categories.contains(where: { $0.value == "Friends" }) else { return contact }
    return contact.editing { $0.familyName = $0.familyName?.uppercased() }
  }
  let summary = try await edited.write(
    to: arguments[1], as: ContactFormat(fileName: arguments[1]) ?? reader.format)
  print("Wrote \(summary.contacts) contacts; \(summary.contactsWithLosses) lost something.")
default:
  print("usage: BulkEdit INPUT OUTPUT, or BulkEdit --make COUNT OUTPUT")
}
