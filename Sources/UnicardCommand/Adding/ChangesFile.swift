import ContactChanges
import ContactModel
import FileWriting
import SourceText

/// A file of changes: JSON lines with the whole contact before and after.
enum ChangesFile {
  static func write(_ changes: [ContactChange], to sink: any ByteSink) throws {
    for change in changes {
      var members: [(String, JSON)] = [
        ("type", .string(change.kind.rawValue)), ("name", .string(change.name)),
      ]
      if let before = change.before {
        members.append(("before", .object(ContactJSON.members(before))))
      }
      if let after = change.after { members.append(("after", .object(ContactJSON.members(after)))) }
      try sink.write(JSON.object(members).lineBytes)
    }
  }

  static func read(_ path: String) throws -> [ContactChange] {
    var changes: [ContactChange] = []
    let lines = try SmallFile.read(path).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
      let parsed = Array(line).withUnsafeBufferPointer { text in
        try? JSONParser.parse(text, text.indices)
      }
      guard let json = parsed.map({ JSON($0) }), let change = change(json) else {
        throw CommandFailure(
          "Line \(number + 1) of \(path) is no change.",
          hint: "Name the file that --changes of unicard add wrote.")
      }
      changes.append(change)
    }
    return changes
  }

  private static func change(_ json: JSON) -> ContactChange? {
    var isWhole = true
    func contact(_ name: String) -> Contact? {
      json[name].map { ContactJSON.contact($0) { _, _ in isWhole = false } }
    }
    let change = ContactChange(from: contact("before"), to: contact("after"))
    return isWhole && change?.kind.rawValue == json["type"]?.string ? change : nil
  }
}

extension JSON {
  /// A value that was read.
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(String(decoding: text, as: UTF8.self))
    case .literal(let text):
      let text = String(decoding: text, as: UTF8.self)
      switch text {
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      case "null": self = .null
      default: self = Int(text).map { .number($0) } ?? Double(text).map { .fraction($0) } ?? .null
      }
    case .array(let items): self = .array(items.map { JSON($0) })
    case .object(let members):
      self = .object(
        members.map { JSON.Member(String(decoding: $0.name, as: UTF8.self), JSON($0.value)) })
    }
  }
}
