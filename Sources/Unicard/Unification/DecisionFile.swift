public import ContactUnification
import SourceText
import VCard

/// A file of decisions about which records are the same person: JSON lines (RFC 8259), as
/// `{"type":"decision","verdict":"apart","first":"uid:1","second":"uid:2"}`.
///
/// Members beyond these are notes for people. What a line held is written back as it was.
public struct DecisionFile: Sendable {
  /// A decision with what is noted beside it.
  public struct Entry: Sendable {
    /// The decision.
    public let decision: UnificationDecision
    /// What a person may want to know, as the two names; not read by programs.
    public let note: String

    /// A decision, with a note for people.
    public init(_ decision: UnificationDecision, note: String = "") {
      self.decision = decision
      self.note = note
      line = nil
    }

    /// The line that the entry was read from.
    fileprivate let line: [UInt8]?

    fileprivate init(_ decision: UnificationDecision, line: [UInt8]) {
      self.decision = decision
      note = ""
      self.line = line
    }
  }

  /// The decisions, in the order of the file.
  public private(set) var entries: [Entry] = []

  /// A file without decisions.
  public init() {}

  /// Reads the content of a file. Empty lines are left out.
  ///
  /// - Throws: ``DecisionFileError`` at the first line that is no decision: a decision that is
  ///   not understood can't be obeyed.
  public init(bytes: [UInt8]) throws(DecisionFileError) {
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var line = line
      if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      while let last = line.last, last <= 0x20 { line = line.dropLast() }
      guard !line.isEmpty else { continue }
      entries.append(Entry(try Self.decision(Array(line), number), line: Array(line)))
    }
  }

  /// Every decision.
  public var decisions: [UnificationDecision] { entries.map(\.decision) }

  /// Adds a decision at the end.
  public mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Takes the last decision back.
  public mutating func removeLast() {
    if !entries.isEmpty { entries.removeLast() }
  }

  /// The content of the file.
  public var bytes: [UInt8] {
    var arena = ByteArena()
    for entry in entries {
      if let line = entry.line {
        arena.append(line)
      } else {
        let decision = entry.decision
        arena.append(ascii: #"{"type":"decision","verdict":"#)
        Self.append(decision.verdict.rawValue, to: &arena)
        arena.append(ascii: #","first":"#)
        Self.append(decision.pair.first.text, to: &arena)
        arena.append(ascii: #","second":"#)
        Self.append(decision.pair.second.text, to: &arena)
        if !entry.note.isEmpty {
          arena.append(ascii: #","note":"#)
          Self.append(entry.note, to: &arena)
        }
        arena.append(ascii: "}")
      }
      arena.append(0x0A)
    }
    return Array(arena.view)
  }

  private static func append(_ text: String, to arena: inout ByteArena) {
    var text = text
    text.withUTF8 { arena.appendJSONString(Bytes($0)) }
  }

  // MARK: - Reading

  private static func decision(
    _ line: [UInt8], _ number: Int
  ) throws(DecisionFileError) -> UnificationDecision {
    let parsed = line.withUnsafeBufferPointer { text -> Result<JSONValue, JSONError> in
      do throws(JSONError) {
        return .success(try JSONParser.parse(text, text.indices))
      } catch {
        return .failure(error)
      }
    }
    let value: JSONValue
    switch parsed {
    case .success(let found): value = found
    case .failure(let error):
      throw DecisionFileError(line: number, problem: "is no JSON object: \(error.message)")
    }
    guard case .object(let members) = value else {
      throw DecisionFileError(line: number, problem: "is no JSON object")
    }
    func text(_ name: String) throws(DecisionFileError) -> String {
      for member in members where member.name.elementsEqual(name.utf8) {
        guard case .string(let text) = member.value else {
          throw DecisionFileError(line: number, problem: "has a “\(name)” that is no text")
        }
        return String(decoding: text, as: UTF8.self)
      }
      throw DecisionFileError(line: number, problem: "has no “\(name)”")
    }
    let name = try text("verdict")
    guard let verdict = UnificationDecision.Verdict(rawValue: name) else {
      throw DecisionFileError(
        line: number, problem: "has the verdict “\(name)”, which is neither together nor apart")
    }
    func key(_ name: String) throws(DecisionFileError) -> RecordKey {
      let text = try text(name)
      guard let key = RecordKey(written: text) else {
        throw DecisionFileError(
          line: number,
          problem: "has the \(name) record “\(text)”, whose key begins with neither uid: nor hash:")
      }
      return key
    }
    let first = try key("first")
    let second = try key("second")
    guard first != second else {
      throw DecisionFileError(line: number, problem: "names one record twice")
    }
    return UnificationDecision(verdict, RecordPair(first, second))
  }
}

/// A line of a decision file that can't be understood.
public struct DecisionFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  let problem: String

  /// What is wrong, as a sentence.
  public var description: String { "Line \(line) \(problem)." }
}
