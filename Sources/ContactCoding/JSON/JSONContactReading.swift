import ContactModel
import SourceText

/// Reads one contact as `list --json` prints it.
enum JSONContactReading {
  /// The contact that stands in a range of the text; nil where there is no reading it.
  ///
  /// - Parameters:
  ///   - origin: Where the contact comes from.
  ///   - problem: Told of what is wrong, by its offset in the text.
  static func contact(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, origin: ContactOrigin,
    problem: (_ severity: Severity, _ message: String, _ offset: Int, _ leavesOut: Bool) -> Void
  ) -> Contact? {
    do throws(JSONError) {
      let (value, faults) = try JSONParser.parseLeniently(text, range)
      for fault in faults {
        problem(.warning, "The contact is no valid JSON: \(fault.message).", fault.offset, false)
      }
      let json = JSON(value)
      // Reports hold lines of other kinds too.
      if let type = json["type"]?.string, type != "contact" {
        problem(
          .error, "This object says that it is a \(type), no contact; it was left out.",
          range.lowerBound, true)
        return nil
      }
      return ContactJSON.contact(
        json, origin: origin,
        surplus: { path, message in
          problem(.warning, "\(path): \(message) It was left out.", range.lowerBound, true)
        },
        problem: { path, message in
          problem(.error, "\(path): \(message) It was left out.", range.lowerBound, true)
        })
    } catch {
      problem(
        .error, "The contact is no valid JSON: \(error.message); it was left out.", error.offset,
        true)
      return nil
    }
  }
}

extension JSON {
  /// The value without its places; a number that is no whole one becomes a fraction.
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(String(decoding: text, as: UTF8.self))
    case .array(let items): self = .array(items.map { JSON($0) })
    case .object(let members):
      self = .object(
        members.map { Member(String(decoding: $0.name, as: UTF8.self), JSON($0.value)) })
    case .literal(let text):
      let word = String(decoding: text, as: UTF8.self)
      switch word {
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      default:
        self = Int(word).map { .number($0) } ?? Double(word).map { .fraction($0) } ?? .null
      }
    }
  }
}
