import ContactModel
import FileFormats
import SourceText

/// Writes contacts as JSON, one a line: what `list --json` prints.
final class JSONOutput: ContactOutput {
  private let photos: WritingOptions.PhotoPolicy
  private var arena = ByteArena(capacity: 1 << 12)
  private(set) var losses: [FieldLoss] = []

  init(_ options: WritingOptions) { photos = options.photos }

  var output: Bytes { arena.view }
  func removeOutput() { arena.removeAll() }
  func append(_ bytes: [UInt8]) { arena.append(bytes) }

  func encode(_ contact: Contact) {
    losses.removeAll(keepingCapacity: true)
    arena.append(ContactJSON.json(photos == .keep ? contact : withFewerPhotos(contact)).lineBytes)
  }

  func encode(_ content: ContactContent, contact: () -> Contact) { encode(contact()) }

  private func withFewerPhotos(_ contact: Contact) -> Contact {
    guard contact.has(.image) || contact.has(.logo) else { return contact }
    return contact.editing { draft in
      leaveOut(.images, .image, "PHOTO", of: &draft)
      leaveOut(.logos, .logo, "LOGO", of: &draft)
    }
  }

  private func leaveOut(
    _ field: Field<ContactMedia>, _ key: ContactKey, _ property: String,
    of draft: inout ContactDraft
  ) {
    let kept = draft[field].filter {
      if case .data(let bytes) = $0.value.content { return photos.keeps(bytes: bytes.count) }
      return photos.keeps(bytes: 0)
    }
    for _ in kept.count..<draft[field].count {
      losses.append(
        FieldLoss(
          key: key, property: property, value: "", effect: .dropped, reason: photos.reason))
    }
    draft[field] = kept
  }
}
