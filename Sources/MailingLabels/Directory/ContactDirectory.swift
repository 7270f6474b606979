/// A list of contacts to print: a phone list, pages of addresses, birthdays.
///
/// It says what stands where and in which order; ``DirectoryDocument`` draws it and
/// ``DirectoryText`` writes it.
public struct ContactDirectory: Sendable {
  /// A line of text, and what stands at its other end.
  public struct Line: Sendable, Hashable {
    /// What stands at the beginning of the line.
    public var text: String
    /// What stands at its end; may be empty.
    public var aside: String

    /// A line.
    public init(_ text: String, aside: String = "") {
      self.text = text
      self.aside = aside
    }
  }

  /// What is there of one contact.
  public struct Entry: Sendable, Hashable {
    /// The name, and what stands beside it.
    public var title: Line
    /// What stands below.
    public var lines: [Line]

    /// An entry.
    public init(_ title: Line, lines: [Line] = []) {
      self.title = title
      self.lines = lines
    }
  }

  /// The entries under one letter or one month.
  public struct Section: Sendable, Hashable {
    /// The letter or the month.
    public var title: String
    /// What is under it, in order.
    public var entries: [Entry]

    /// A section.
    public init(_ title: String, entries: [Entry] = []) {
      self.title = title
      self.entries = entries
    }
  }

  /// What the list is called.
  public var title: String
  /// The language of its readers as a tag of BCP 47.
  public var language: String
  /// Whether they read from right to left.
  public var isRightToLeft: Bool
  /// What the list holds, in order.
  public var sections: [Section]

  /// A list.
  public init(
    title: String, language: String = "", isRightToLeft: Bool = false, sections: [Section] = []
  ) {
    self.title = title
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.sections = sections
  }

  /// How many contacts are in it.
  public var entryCount: Int { sections.reduce(0) { $0 + $1.entries.count } }
}
