import ContactModel
import ContactUnification
import SourceText
import VCard

/// A line of a ``DecisionFile``, read and written.
struct DecisionLine {
  private let members: [(name: [UInt8], value: JSONValue)]
  private let number: Int

  /// - Parameter number: Of the line, from 1.
  init(_ line: [UInt8], _ number: Int) throws(DecisionFileError) {
    self.number = number
    let parsed = line.withUnsafeBufferPointer { text -> Result<JSONValue, JSONError> in
      do throws(JSONError) {
        return .success(try JSONParser.parse(text, text.indices))
      } catch {
        return .failure(error)
      }
    }
    switch parsed {
    case .success(.object(let found)): members = found
    case .success: throw DecisionFileError(line: number, problem: "is no JSON object")
    case .failure(let error):
      throw DecisionFileError(line: number, problem: "is no JSON object: \(error.message)")
    }
  }

  func content() throws(DecisionFileError) -> DecisionFile.Content {
    if member("type")?.utf8Text == "choice" { return .choice(try choice()) }
    return .decision(try decision())
  }

  private func decision() throws(DecisionFileError) -> UnificationDecision {
    let name = try text("verdict")
    guard let verdict = UnificationDecision.Verdict(rawValue: name) else {
      throw problem("has the verdict “\(name)”, which is neither together nor apart")
    }
    let first = try key("first")
    let second = try key("second")
    guard first != second else { throw problem("names one record twice") }
    var decision = UnificationDecision(verdict, RecordPair(first, second))
    let isTurned = decision.pair.first != first
    decision.firstDescription = description(isTurned ? "secondRecord" : "firstRecord")
    decision.secondDescription = description(isTurned ? "firstRecord" : "secondRecord")
    return decision
  }

  private func choice() throws(DecisionFileError) -> ConflictChoice {
    let name = try text("field")
    guard let field = ContactKey(name: name) else {
      throw problem("has the field “\(name)”, which is none of a contact")
    }
    return ConflictChoice(
      record: try key("record"), description: description("recordIs"), field: field,
      value: try text("value"))
  }

  // MARK: - Members

  private func problem(_ text: String) -> DecisionFileError {
    DecisionFileError(line: number, problem: text)
  }

  private func member(_ name: String) -> JSONValue? {
    members.first { $0.name.elementsEqual(name.utf8) }?.value
  }

  private func text(_ name: String) throws(DecisionFileError) -> String {
    guard let value = member(name) else { throw problem("has no “\(name)”") }
    guard let text = value.utf8Text else { throw problem("has a “\(name)” that is no text") }
    return text
  }

  private func key(_ name: String) throws(DecisionFileError) -> RecordKey {
    let text = try text(name)
    guard let key = RecordKey(written: text) else {
      throw problem(
        "has the \(name) record “\(text)”, whose key begins with neither uid: nor hash:")
    }
    return key
  }

  private func description(_ name: String) -> RecordDescription? {
    guard case .object(let parts)? = member(name) else { return nil }
    func value(_ name: String) -> JSONValue? {
      parts.first { $0.name.elementsEqual(name.utf8) }?.value
    }
    func text(_ name: String) -> String { value(name)?.utf8Text ?? "" }
    func texts(_ name: String) -> [String] {
      guard case .array(let items)? = value(name) else { return [] }
      return items.compactMap(\.utf8Text)
    }
    return RecordDescription(
      sourceName: text("source"), name: text("name"), phoneNumbers: texts("phoneNumbers"),
      emailAddresses: texts("emailAddresses"), birthday: text("birthday"),
      organization: text("organization"), address: text("address"))
  }

  // MARK: - Writing

  static func append(_ entry: DecisionFile.Entry, to arena: inout ByteArena) {
    var object = ObjectWriter()
    switch entry.content {
    case .decision(let decision):
      object.add("type", "decision", to: &arena)
      object.add("verdict", decision.verdict.rawValue, to: &arena)
      object.add("first", decision.pair.first.text, to: &arena)
      object.add("second", decision.pair.second.text, to: &arena)
      object.add("firstRecord", decision.firstDescription, to: &arena)
      object.add("secondRecord", decision.secondDescription, to: &arena)
    case .choice(let choice):
      object.add("type", "choice", to: &arena)
      object.add("record", choice.record.text, to: &arena)
      object.add("field", choice.field.name, to: &arena)
      object.add("value", choice.value, to: &arena)
      object.add("recordIs", choice.description, to: &arena)
    }
    if !entry.note.isEmpty { object.add("note", entry.note, to: &arena) }
    object.end(&arena)
  }

  /// Writes the members of an object.
  private struct ObjectWriter {
    private var isEmpty = true

    mutating func add(_ name: String, _ text: String, to arena: inout ByteArena) {
      begin(name, &arena)
      Self.append(text, to: &arena)
    }

    mutating func add(
      _ name: String, _ description: RecordDescription?, to arena: inout ByteArena
    ) {
      guard let description else { return }
      begin(name, &arena)
      var object = ObjectWriter()
      for (name, text) in [
        ("source", description.sourceName), ("name", description.name),
        ("birthday", description.birthday), ("organization", description.organization),
        ("address", description.address),
      ] where !text.isEmpty {
        object.add(name, text, to: &arena)
      }
      for (name, texts) in [
        ("phoneNumbers", description.phoneNumbers), ("emailAddresses", description.emailAddresses),
      ] where !texts.isEmpty {
        object.begin(name, &arena)
        for (index, text) in texts.enumerated() {
          arena.append(ascii: index == 0 ? "[" : ",")
          Self.append(text, to: &arena)
        }
        arena.append(ascii: "]")
      }
      object.end(&arena)
    }

    mutating func begin(_ name: String, _ arena: inout ByteArena) {
      arena.append(ascii: isEmpty ? "{" : ",")
      isEmpty = false
      Self.append(name, to: &arena)
      arena.append(ascii: ":")
    }

    func end(_ arena: inout ByteArena) { arena.append(ascii: isEmpty ? "{}" : "}") }

    private static func append(_ text: String, to arena: inout ByteArena) {
      var text = text
      text.withUTF8 { arena.appendJSONString(Bytes($0)) }
    }
  }
}

extension JSONValue {
  /// The text of a string; nil for anything else.
  fileprivate var utf8Text: String? {
    guard case .string(let text) = self else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}
