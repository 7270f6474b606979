import ContactModel

// Tables in which a couple has a row.
extension SheetMatcher {
  /// `His name` and `Her name`, `Husband` and `Wife`: of a couple, the first is the person of the row, unless another
  /// name is the person's own.
  static func settleCouple(_ headers: [String], _ readings: inout [HeaderReading?]) {
    let own = readings.compactMap {
      $0?.owner == nil && $0?.meaning?.key == .name ? $0?.meaning : nil
    }
    guard !own.contains(where: { isFirstName($0.part) }) else { return }
    // `Wife First`: who it is, and which part of the name.
    for place in readings.indices
    where readings[place]?.owner == nil && readings[place]?.meaning?.key == .relation
      && readings[place]?.meaning?.label == "spouse" && !words(headers[place]).isEmpty
    {
      guard let part = readings[place]?.meaning?.part, part == .given || part == .family else {
        continue
      }
      readings[place]?.meaning = ColumnMeaning(.name, part)
      readings[place]?.owner = "spouse"
    }
    let places = readings.indices.filter {
      readings[$0]?.owner == "spouse" && readings[$0]?.meaning?.key == .name
        && isFirstName(readings[$0]?.meaning?.part)
    }
    if places.count == 2 {
      let who = places.map { words(headers[$0]) }
      for place in readings.indices where readings[place]?.owner == "spouse" {
        // What says no more than that it is somebody's is on the card of both.
        if who[0] == who[1] || words(headers[place]) != who[1] { readings[place]?.owner = nil }
      }
      readings[places[1]]?.owner = "spouse"
      return
    }
    let alone = readings.indices.filter {
      readings[$0]?.owner == nil && readings[$0]?.isComplete == true
        && readings[$0]?.meaning == ColumnMeaning(.relation, label: "spouse")
    }
    guard alone.count == 2, !own.contains(where: { $0.part == .family }) else { return }
    readings[alone[0]]?.meaning = ColumnMeaning(.name, .whole)
    for place in readings.indices where readings[place]?.owner == "spouse" {
      if words(headers[place]) == words(headers[alone[0]]) { readings[place]?.owner = nil }
    }
  }

  /// Whether a part of a name is the given one, or begins the name.
  private static func isFirstName(_ part: ColumnMeaning.Part?) -> Bool {
    switch part {
    case .given, .whole, .givenFamily, .familyGiven: true
    default: false
    }
  }

  /// The words of a header that say whose a column is: `her` of `Her Last Name`.
  private static func words(_ header: String) -> [String] {
    HeaderFolding.words(header).filter { word in
      ColumnWords.shared[word].contains {
        if case .other = $0.sense { true } else { false }
      }
    }
  }
}
