import LocaleSupport

/// Family names that end otherwise for women than for men.
enum SurnameEndings {
  /// Whether two names, in Latin letters, are the forms of one family name for the two sexes.
  static func areCounterparts(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    // All forms of a name have its beginning in common.
    if a.count < 3 || b.count < 3 || a[0] != b[0] || a[1] != b[1] { return false }
    return isWomans(a, of: b) || isWomans(b, of: a)
  }

  /// Whether the first is the woman's form of the second.
  static func isWomans(_ woman: [UInt8], of man: [UInt8]) -> Bool {
    pairs.contains { pair in
      guard woman.count > pair.woman.count, man.count > pair.man.count,
        woman.suffix(pair.woman.count).elementsEqual(pair.woman),
        man.suffix(pair.man.count).elementsEqual(pair.man)
      else { return false }
      let stem = woman.dropLast(pair.woman.count)
      let other = man.dropLast(pair.man.count)
      return stem.count >= 2 && stem.elementsEqual(other)
    }
  }

  /// Whether two names end as whole peoples' names do, and what stands before is short and another:
  /// Petrović and Petković, Jovanović and Jovović are two, and no slip, as one letter too many may be.
  static func haveOtherStems(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    func ends(_ name: [UInt8], _ ending: [UInt8]) -> Bool {
      name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
    }
    guard let ending = ofPeoples.first(where: { ends(a, $0) && ends(b, $0) }) else { return false }
    let (x, y) = (a.dropLast(ending.count), b.dropLast(ending.count))
    guard min(x.count, y.count) <= 4 else { return false }
    return x.count == y.count
      ? zip(x, y).count { $0 != $1 } == 1
      : EditDistance.between(Array(x), Array(y), limit: 1) > 1
  }

  /// Son or descendant of somebody in Serbian, Ukrainian, Romanian, Armenian, Georgian, Greek, Turkish
  /// and Swedish.
  private static let ofPeoples = [
    "ovich", "evich", "ich", "ovic", "evic", "ic", "enko", "escu", "yan", "ian", "shvili",
    "opoulos", "idis", "akis", "oglu", "sson",
  ].map { Array($0.utf8) }

  /// Endings as they are spelled in Latin letters: Russian and its relatives, Czech and Slovak,
  /// Polish, Greek, Lithuanian, Latvian, Icelandic.
  private static let pairs: [(man: [UInt8], woman: [UInt8])] = """
    ov/ova ev/eva in/ina yn/yna off/ova ow/owa skii/skaya skii/skaia skiy/skaya skij/skaja sky/skaya \
    sky/skaja sky/ska ski/ska cki/cka dzki/dzka tskii/tskaya tskiy/tskaya tsky/tskaya \
    skiy/ska skyi/ska skii/ska skyy/ska y/a k/kova l/lova n/nova r/rova t/tova d/dova s/sova z/zova \
    c/cova a/ova ek/kova ec/cova el/lova o/ova h/hova m/mova b/bova p/pova \
    os/ou os/u is/i as/a opoulos/opoulou idis/idou akis/aki ellis/elli \
    as/iene as/aite is/iene is/yte ys/iene ys/yte us/iene us/ute ius/iene ius/iute as/yte as/ute \
    s/a ins/ina sson/sdottir son/dottir sson/sdatter
    """.split(separator: " ").compactMap { pair in
      let sides = pair.split(separator: "/", omittingEmptySubsequences: false)
      return sides.count == 2 ? (Array(sides[0].utf8), Array(sides[1].utf8)) : nil
    }
}
