package import ContactModel
package import ContactUnification
import SourceText

/// A line of a ``DecisionFile``, read.
struct DecisionLine {
  private let object: JSONValue
  private let number: Int

  /// - Parameter number: Of the line, from 1.
  init(_ line: [UInt8], _ number: Int) throws(DecisionFileError) {
    self.number = number
    do throws(JSONError) {
      object = try line.withUnsafeBufferPointer { text throws(JSONError) in
        try JSONParser.parse(text, text.indices)
      }
    } catch {
      throw DecisionFileError(line: number, problem: "is no JSON object: \(error.message)")
    }
    guard case .object = object else { throw problem("is no JSON object") }
  }

  func content() throws(DecisionFileError) -> DecisionFile.Content {
    if object["type"]?.string == "choice" { return .choice(try choice()) }
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

  private func text(_ name: String) throws(DecisionFileError) -> String {
    guard let value = object[name] else { throw problem("has no “\(name)”") }
    guard let text = value.string else { throw problem("has a “\(name)” that is no text") }
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
    guard let parts = object[name], case .object = parts else { return nil }
    func text(_ name: String) -> String { parts[name]?.string ?? "" }
    func texts(_ name: String) -> [String] {
      guard case .array(let items)? = parts[name] else { return [] }
      return items.compactMap(\.string)
    }
    return RecordDescription(
      sourceName: text("source"), name: text("name"), phoneNumbers: texts("phoneNumbers"),
      emailAddresses: texts("emailAddresses"), birthday: text("birthday"),
      organization: text("organization"), address: text("address"),
      keyAsCard: RecordKey(written: text("keyAsCard")))
  }
}

extension DecisionFile.Entry {
  var json: JSON {
    let members: [(String, JSON?)] =
      switch content {
      case .decision(let decision):
        [
          ("type", .string("decision")), ("verdict", .string(decision.verdict.rawValue)),
          ("first", .string(decision.pair.first.text)),
          ("second", .string(decision.pair.second.text)),
          ("firstRecord", decision.firstDescription?.json),
          ("secondRecord", decision.secondDescription?.json),
        ]
      case .choice(let choice):
        [
          ("type", .string("choice")), ("record", .string(choice.record.text)),
          ("field", .string(choice.field.name)), ("value", .string(choice.value)),
          ("recordIs", choice.description?.json),
        ]
      }
    let all = members + [("note", note.isEmpty ? nil : .string(note))]
    return .object(all.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension RecordDescription {
  /// The description as a file of decisions has it, without what is not known.
  package var json: JSON {
    let texts = [
      ("source", sourceName), ("name", name), ("birthday", birthday),
      ("organization", organization), ("address", address),
      ("keyAsCard", keyAsCard?.text ?? ""),
    ].filter { !$0.1.isEmpty }
    let lists = [("phoneNumbers", phoneNumbers), ("emailAddresses", emailAddresses)]
      .filter { !$0.1.isEmpty }
    return .object(
      texts.map { ($0, .string($1)) } + lists.map { ($0, .array($1.map { .string($0) })) })
  }
}
