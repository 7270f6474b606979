public import ContactUnification
import SourceText

/// A file of what a person decided: JSON lines (RFC 8259). A decision is about two records, as
/// `{"type":"decision","verdict":"apart","first":"uid:1","second":"uid:2"}`, a choice about a field
/// of one person, as `{"type":"choice","record":"uid:1","field":"birthday","value":"1980-05-01"}`.
///
/// `firstRecord`, `secondRecord` and `recordIs` say what the records are found again by. Other
/// members are notes for people. What a line held is written back as it was.
public struct DecisionFile: Sendable {
  /// What a line says.
  public enum Content: Hashable, Sendable {
    /// Whether two records are one person.
    case decision(UnificationDecision)
    /// Which value of a field is shown.
    case choice(ConflictChoice)
  }

  /// A line with what is noted beside it.
  public struct Entry: Sendable {
    /// What was decided.
    public let content: Content
    /// What a person may want to know, as the two names; not read by programs.
    public let note: String

    /// A decision, with a note for people.
    public init(_ decision: UnificationDecision, note: String = "") {
      self.init(.decision(decision), note: note)
    }

    /// A decision or choice, with a note for people.
    public init(_ content: Content, note: String = "") {
      self.content = content
      self.note = note
      line = nil
    }

    /// The line that the entry was read from.
    fileprivate let line: [UInt8]?

    /// The line with its end.
    fileprivate var bytes: [UInt8] { line.map { $0 + [0x0A] } ?? json.lineBytes }

    fileprivate var decision: UnificationDecision? {
      if case .decision(let decision) = content { decision } else { nil }
    }

    fileprivate init(_ content: Content, line: [UInt8]) {
      self.content = content
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
      let reading = try DecisionLine(Array(line), number)
      entries.append(Entry(try reading.content(), line: Array(line)))
    }
  }

  /// Every decision about two records.
  public var decisions: [UnificationDecision] {
    entries.compactMap(\.decision)
  }

  /// Every choice of a value. Of two about one field the later counts.
  public var choices: [ConflictChoice] {
    entries.compactMap { if case .choice(let choice) = $0.content { choice } else { nil } }
  }

  /// Adds a decision at the end.
  public mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Takes the last decision back.
  public mutating func removeLast() {
    if !entries.isEmpty { entries.removeLast() }
  }

  /// Takes back the decisions of which something is true.
  public mutating func removeAll(where isRemoved: (Entry) throws -> Bool) rethrows {
    try entries.removeAll(where: isRemoved)
  }

  /// What somebody else made of a file, with what was changed here. What is decided here of two
  /// records takes the place of what was decided of them there.
  ///
  /// - Parameters:
  ///   - old: The file as it was before.
  ///   - new: What became of it here.
  package func carrying(from old: DecisionFile, to new: DecisionFile) -> DecisionFile {
    // Nobody else did anything.
    if bytes == old.bytes { return new }
    let (known, wanted) = (Set(old.entries.map(\.bytes)), Set(new.entries.map(\.bytes)))
    let added = new.entries.filter { !known.contains($0.bytes) }
    let decided = Set(added.compactMap(\.decision?.pair))
    var file = self
    file.removeAll { entry in
      known.contains(entry.bytes)
        ? !wanted.contains(entry.bytes) : entry.decision.map { decided.contains($0.pair) } ?? false
    }
    let there = Set(file.entries.map(\.bytes))
    file.entries += added.filter { !there.contains($0.bytes) }
    return file
  }

  /// The lines of the file.
  public var lines: [String] {
    bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The content of the file.
  public var bytes: [UInt8] {
    entries.flatMap(\.bytes)
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
