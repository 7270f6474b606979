/// What somebody meant who misspelt a name: to be asked about in the message that refuses it.
package enum NearestName {
  /// What stands behind so many bytes of a text makes no difference.
  private static let longest = 40

  /// The name that a text is most like; nil if none is near. A third of its bytes may be wrong, and two
  /// of a short one, but only one where it has fewer than four.
  ///
  /// - Parameter names: The names, any of which is meant without regard to case.
  package static func of(_ text: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().utf8.prefix(longest))
    let limit = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    let near = names.map { name in
      let letters = Array(name.lowercased().utf8)
      return (distance: EditDistance.between(letters, wanted, limit: limit), name: name)
    }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return near.flatMap { $0.distance <= limit ? $0.name : nil }
  }
}
