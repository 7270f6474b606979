import ContactModel

// Which columns hold what stands in front of names, and which only look so.
extension SheetMatcher {
  mutating func settleTitles() {
    // One word for a family name and for what somebody does is the latter beside whole names.
    if places(.jobTitle).isEmpty, places(.name, [.given]).isEmpty,
      places(.name, [.whole]).contains(where: {
        columns[$0].contents.share { $0.contains(" ") } >= 0.8
      }),
      let place = places(.name, [.family]).first(where: {
        columns[$0].reading?.others.contains(ColumnMeaning(.jobTitle)) == true
      })
    {
      columns[place].settle(.jobTitle, .value, "whole names stand beside it")
    }
    // `Salutation` may be whom a letter greets.
    let given = Set(places(.name, [.given]).flatMap { columns[$0].contents.cells })
    for place in places(.name, [.prefix])
    where !columns[place].contents.isEmpty && given.isSuperset(of: columns[place].contents.cells) {
      columns[place].keep("its cells are given names")
    }
    for place in places(.name, [.prefix])
    where columns[place].contents.cells.contains(where: Self.isGreeting)
      && columns[place].contents.share(Honorifics.isHonorific) == 0
    {
      columns[place].keep("its cells are how letters begin")
    }
    // A form of address may be a word for the sex: `Anrede` of `Male` and `Female`.
    if places(.gender).isEmpty,
      let place = places(.name, [.prefix]).first(where: {
        columns[$0].contents.areSexes && columns[$0].contents.share(Honorifics.isHonorific) == 0
      })
    {
      columns[place].settle(.gender, .value, "its cells are men and women")
    }
    for place in columns.indices
    where columns[place].has(.jobTitle) && columns[place].meaning.label == "any"
      || columns[place].has(.name, .prefix)
        && ColumnContents.isTitle(header: columns[place].header)
    {
      let contents = columns[place].contents
      let hasJob = columns.indices.contains { $0 != place && columns[$0].has(.jobTitle) }
      let isBefore =
        contents.isEmpty
        && (places(.name, [.given, .family, .whole]).first.map { place < $0 } ?? false)
      // What stands in front of names may have a column that is called so.
      let hasPrefix = columns.indices.contains {
        $0 != place && columns[$0].has(.name, .prefix)
          && !ColumnContents.isTitle(header: columns[$0].header)
      }
      let title = contents.title(isInFront: (isBefore || hasJob) && !hasPrefix)
      columns[place].settle(title.meaning, title.evidence, confidence: title.confidence)
    }
    // In Japan and Korea titles stand behind the name.
    for place in places(.name, [.prefix])
    where !columns[place].contents.isEmpty && places(.name, [.suffix]).isEmpty
      && columns[place].contents.share(NameCell.isEastAsian) == 1
      && columns[place].contents.share(Honorifics.isHonorific) == 1
    {
      columns[place].settle(.name, .suffix, "its cells are titles that stand behind names")
    }
    // `SAL` is a hall, too, but none is called Mrs.
    if places(.name, [.prefix]).isEmpty,
      let place = columns.indices.first(where: {
        !columns[$0].has(.name) && columns[$0].contents.areTitles
      })
    {
      columns[place].settle(.name, .prefix, "its cells are forms of address")
    }
  }

  /// Whether a text is a title with a name behind: `Ms Lee`.
  private static func isGreeting(_ text: String) -> Bool {
    let name = Honorifics.without(text)
    return !name.isEmpty && name.utf8.count < text.utf8.count && !Honorifics.isHonorific(text)
  }
}
