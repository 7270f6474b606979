package import SourceText

/// The groups that Google has by itself. It writes a star before them in tables, and `myContacts`
/// among the categories of every card.
package enum GoogleGroups {
  private static let names: [StaticString] = [
    "mycontacts", "starred", "friends", "family", "coworkers", "othercontacts",
  ]

  /// Marks that Google gives and nobody put a contact into, but for case and punctuation.
  private static let marks: [StaticString] = [
    "mycontacts", "othercontacts", "chatbuddies", "starredinandroid",
  ]

  /// Why a mark is not written for other programs.
  package static let markReason =
    "It is a mark that Google gives to contacts; another program would take it for a group."

  /// Whether the name is one of them, but for case and punctuation; those that a person may well
  /// have given are his own.
  package static func isSystem(_ name: Bytes) -> Bool {
    let isOwn =
      name.isSame(as: Bytes("Friends")) || name.isSame(as: Bytes("Family"))
      || name.isSame(as: Bytes("Coworkers"))
    return !isOwn && names.contains { isFolded(name, Bytes($0)) }
  }

  /// Whether the name marks contacts and is no group of the user's: that a contact is in the
  /// address book, or has a star.
  package static func isMark(_ name: Bytes) -> Bool {
    name.isSame(as: Bytes("starred")) || marks.contains { isFolded(name, Bytes($0)) }
  }

  /// Whether the name marks contacts and is no group of the user's.
  package static func isMark(_ name: String) -> Bool {
    guard name.utf8.count < 32 else { return false }
    return Array(name.utf8).withUnsafeBufferPointer { isMark(Bytes($0)) }
  }

  private static func isFolded(_ name: Bytes, _ wanted: Bytes) -> Bool {
    var index = 0
    for byte in name {
      let lowered = byte &- 0x41 < 26 ? byte | 0x20 : byte
      let isLetter = lowered &- 0x61 < 26 || lowered &- 0x30 < 10 || lowered >= 0x80
      guard isLetter else { continue }
      guard index < wanted.count, wanted[index] == lowered else { return false }
      index += 1
    }
    return index == wanted.count
  }
}
