import ContactChanges
import ContactFormatting
import ContactModel

/// A change for a person: what was beside what is, in the width of the terminal.
struct DifferenceText {
  let formats: ReaderFormats
  let style: TextStyle
  /// How many columns there are.
  let width: Int

  private static let gap = " │ "
  private static let indent = "  "
  private static let widestHeading = 24
  /// On a narrower terminal the new value stands below the old one.
  private static let narrowest = 64
  /// A longer value is cut.
  private static let longestValue = 400

  /// The lines of a change, safe for a terminal.
  func lines(of change: ContactChange) -> [String] {
    let called = (change.after ?? change.before)?.listedName ?? ""
    let name = called.isEmpty ? "–" : VisibleText.cell(called)
    // Of a whole contact, the UID tells nobody anything.
    let keys = change.keys.filter { change.kind == .changed || $0 != .identifier }
    let rows = keys.flatMap { self.rows(change, $0) }
    let headingWidth = min(
      Self.widestHeading, max(8, width / 4), rows.map { DisplayWidth.of($0.heading) }.max() ?? 0)
    switch change.kind {
    case .changed:
      return ["\(style.bold("changed")) \(style.bold(name))"]
        + rows.flatMap { lines($0, headingWidth) }
    case .added:
      return [style.green("added") + "   " + style.bold(name)]
        + rows.flatMap { lines($0.heading, $0.after, headingWidth) }
    case .removed:
      return [style.red("removed") + " " + style.bold(name)]
        + rows.flatMap { lines($0.heading, $0.before, headingWidth) }
    }
  }

  private struct Row {
    let heading: String
    let before: String
    let after: String
  }

  private func rows(_ change: ContactChange, _ key: ContactKey) -> [Row] {
    var (gone, added) = change.differingValues(of: key)
    if key == .preserved { (gone, added) = Self.besideEachOther(gone, added) }
    let heading = VisibleText.cell(formats.labels.string(from: key))
    let old = gone.map { ValueText($0, key, of: change.before, formats) }
    let new = added.map { ValueText($0, key, of: change.after, formats) }
    return (0..<max(old.count, new.count)).map { index in
      let (before, after) = ValueText.pair(
        index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
      return Row(heading: index == 0 ? heading : "", before: before, after: after)
    }
  }

  /// The values with those of a property of one name in one row.
  private static func besideEachOther(
    _ gone: [LabeledValue<JSONFieldValue>], _ added: [LabeledValue<JSONFieldValue>]
  ) -> (gone: [LabeledValue<JSONFieldValue>], added: [LabeledValue<JSONFieldValue>]) {
    func name(_ value: LabeledValue<JSONFieldValue>) -> String? {
      let column = value.parameters.first { $0.name == KeptColumn.parameter }?.values.first
      if let column { return column }
      guard case .object(let members) = value.value.json else { return nil }
      let name = members.first { $0.name == "name" }?.value.string ?? ""
      return name == KeptColumn.customProperty ? value.label?.name : name
    }
    var rest = added
    var rows: [(LabeledValue<JSONFieldValue>, LabeledValue<JSONFieldValue>)] = []
    var alone: [LabeledValue<JSONFieldValue>] = []
    for value in gone {
      if let place = rest.firstIndex(where: { name($0) == name(value) }) {
        rows.append((value, rest.remove(at: place)))
      } else {
        alone.append(value)
      }
    }
    return (rows.map(\.0) + alone, rows.map(\.1) + rest)
  }

  // MARK: Lines

  private func lines(_ heading: String, _ value: String, _ headingWidth: Int) -> [String] {
    let room = max(16, width - Self.indent.count - headingWidth - 2)
    return WrappedText.lines(cut(value), width: room).enumerated().map { index, line in
      Self.indent
        + style.cyan(
          DisplayWidth.padded(
            index == 0 ? DisplayWidth.truncated(heading, to: headingWidth) : "", to: headingWidth))
        + "  " + line
    }
  }

  private func lines(_ row: Row, _ headingWidth: Int) -> [String] {
    if width < Self.narrowest {
      return lines(row.heading, "- " + row.before, headingWidth).map(style.red)
        + lines("", "+ " + row.after, headingWidth).map(style.green)
    }
    let column = (width - Self.indent.count - headingWidth - 2 - Self.gap.count) / 2
    let before = WrappedText.lines(cut(row.before), width: column)
    let after = WrappedText.lines(cut(row.after), width: column)
    return (0..<max(before.count, after.count)).map { index in
      let heading = index == 0 ? DisplayWidth.truncated(row.heading, to: headingWidth) : ""
      let left = index < before.count ? before[index] : ""
      let right = index < after.count ? after[index] : ""
      let blanks = String(repeating: " ", count: max(0, column - DisplayWidth.of(left)))
      return Self.indent + style.cyan(DisplayWidth.padded(heading, to: headingWidth)) + "  "
        + style.red(left) + blanks + Self.gap + style.green(right)
    }
  }

  private func cut(_ text: String) -> String {
    text.count > Self.longestValue ? String(text.prefix(Self.longestValue)) + "…" : text
  }
}
