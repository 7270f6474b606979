import ContactLikeness
import ContactModel
import PhoneNumbers

/// Tells which phone numbers of one person's records are the same number.
///
/// Digits settle most: a number without a country code is the person's number that ends in it.
/// What they don't settle is parsed in the country of its own contact.
struct PhoneIdentity {
  private let region: DefaultPhoneRegion
  private let contacts: [Contact]
  private let readings: [Reading]
  /// What each value is known by whose number needs no parsing.
  private var settled: [[UInt8]?]
  /// By value, whether it is a fax at a number under which somebody speaks, too: who has one line for both has two
  /// values of it.
  private let areFaxesBesidePhones: [Bool]

  init(_ values: [ConstituentValue], contacts: [Contact], region: String?) {
    self.region = DefaultPhoneRegion(stated: region)
    self.contacts = contacts
    readings = values.map(Reading.init)
    let labels = values.map { $0.header.types.label.label }
    let spoken = Set(
      zip(readings, labels).compactMap { $1.map(Self.faxes.contains) == false ? $0.ending : nil })
    areFaxesBesidePhones = zip(readings, labels).map {
      $1.map(Self.faxes.contains) == true && spoken.contains($0.ending)
    }
    settled = readings.map(\.key)
    let order = readings.indices.sorted { [readings] in
      readings[$0].ending.lexicographicallyPrecedes(readings[$1].ending)
    }
    for run in order.runs(where: { readings[$0].ending == readings[$1].ending }) {
      let key = Self.common(order[run].map { readings[$0] })
      for place in order[run] { settled[place] = key }
    }
  }

  private static let faxes: [Label] = [.homeFax, .workFax, .otherFax]

  /// Whether digits tell that each number is one of others, in whatever countries all are dialled.
  static func isEach(_ values: [ConstituentValue], among others: [ConstituentValue]) -> Bool {
    if values.isEmpty { return true }
    let numbers = Dictionary(grouping: values.map(Reading.init), by: \.ending)
    let own = Dictionary(grouping: others.map(Reading.init), by: \.ending)
    return numbers.allSatisfy { ending, same in
      own[ending].map { common($0 + same) != nil } ?? false
    }
  }

  /// - Parameter position: The value's place among those of the person.
  func identity(of value: ConstituentValue, at position: Int) -> ValueIdentity {
    let key = key(of: value, at: position)
    return ValueIdentity(
      key: areFaxesBesidePhones[position] ? key + Array("fax".utf8) : key,
      rank: readings[position].rank)
  }

  private func key(of value: ConstituentValue, at position: Int) -> [UInt8] {
    if let key = settled[position] { return key }
    let reading = readings[position]
    guard let form = reading.form, !form.isInternational else { return reading.key }
    // Before a number is believed to be of its contact's country, it may be one that is written
    // out elsewhere.
    let written = Set(
      readings.compactMap { other in
        let mayBeOne =
          other.ending == reading.ending
          && other.form.map { $0.isInternational && $0.mayBe(form) } ?? false
        return mayBeOne ? other.key : nil
      })
    if written.count == 1, let key = written.first { return key }
    let label = value.header.types.label.label
    let own = ParsedPhoneNumber(
      PhoneNumber(value.view).stringValue,
      region: region.region(forLabel: label, of: contacts[value.record]))
    return own.map(Self.key) ?? reading.key
  }

  // MARK: - Digits

  /// A number as its digits tell it.
  private struct Reading {
    /// Nil for what is no number of a line, or says more than one.
    let form: NumberForm?
    /// What all notations of a number share: its last digits, and what is dialled behind them.
    let ending: [UInt8]
    /// How good the notation is: best with a plus and nothing that is not dialled behind it.
    let rank: Int

    init(_ value: ConstituentValue) {
      let text = value.textBytes
      let form = text.withUnsafeBufferPointer { NumberForm($0) }.map(Self.withCode)
      guard let form, !form.isShortCode, !Self.saysMore(text, than: form) else {
        ending =
          [0]
          + FoldedBytes.folded(text).filter {
            ASCII.isDigit($0) || ASCII.isLetter($0) || $0 >= 0x80 || Self.signs.contains($0)
          }
        self.form = nil
        rank = 0
        return
      }
      self.form = form
      let end = Array(form.digits.suffix(NumberForm.fewestDigits))
      ending = end + [0] + form.extensionDigits + [0] + form.suffix
      let isWritten = text.lazy.filter(ASCII.isDigit).starts(with: form.digits)
      rank =
        text.contains(UInt8(ascii: "+")) ? (isWritten ? 3 : 2) : form.isInternational ? 1 : 0
    }

    /// What the number is known by where nothing else tells.
    var key: [UInt8] { form.map { $0.key + ending.drop { $0 != 0 } } ?? ending }

    /// A number that North America dials as if it were abroad, 011 1, with its country code.
    private static func withCode(_ form: NumberForm) -> NumberForm {
      let digits = form.digits
      guard !form.isInternational, digits.count == 13, digits.starts(with: "111".utf8)
      else { return form }
      let end = form.extensionDigits.isEmpty ? form.suffix : ";ext=".utf8 + form.extensionDigits
      return NumberForm("+" + String(decoding: digits.dropFirst(2) + end, as: UTF8.self)) ?? form
    }

    private static let signs = Array("+*#,;".utf8)

    /// Whether there is a code of a service, or a word that is neither dialled nor one for an extension.
    private static func saysMore(_ text: ArraySlice<UInt8>, than form: NumberForm) -> Bool {
      if text.contains(UInt8(ascii: "*")) { return true }
      if !form.extensionDigits.isEmpty, text.last.map(ASCII.isDigit) ?? false { return false }
      let number = text.drop { !ASCII.isDigit($0) && $0 < 0x80 }
      return number.contains { $0 >= 0x80 || ASCII.isLetter($0) }
        && form.digits.count <= number.count(where: ASCII.isDigit)
        && String(decoding: number, as: UTF8.self).unicodeScalars.contains {
          $0.properties.isAlphabetic
        }
    }
  }

  /// What numbers of one ending are known by, where digits can tell; nil where they can't.
  private static func common(_ readings: [Reading]) -> [UInt8]? {
    let forms = readings.compactMap(\.form)
    let complete = forms.first(where: \.isInternational) ?? northAmerican(forms)
    guard let whole = complete ?? forms.first else { return readings.first?.key }
    let areOne = forms.allSatisfy { form in
      form.isInternational == whole.isInternational
        ? form.digits == whole.digits : whole.isInternational && whole.mayBe(form)
    }
    return areOne ? whole.key + readings[0].ending.drop { $0 != 0 } : nil
  }

  /// The number of ten digits that others write with a 1 in front, as in North America, where
  /// neither area codes nor exchanges begin with 0 or 1.
  private static func northAmerican(_ forms: [NumberForm]) -> NumberForm? {
    let long = forms.filter {
      let digits = $0.digits
      return digits.count == 11 && digits[0] == 0x31 && digits[1] > 0x31 && digits[4] > 0x31
    }
    if long.isEmpty { return nil }
    let all = Set(forms.map(\.digits))
    let found = long.first { all.contains(Array($0.digits.dropFirst())) }
    return found.flatMap { NumberForm("+" + String(decoding: $0.digits, as: UTF8.self)) }
  }

  /// The number in the form of what digits settle.
  private static func key(_ number: ParsedPhoneNumber) -> [UInt8] {
    let parts = [number.formatted(.e164), number.extensionDigits, number.dialedSuffix]
    return Array(parts.joined(separator: "\0").utf8)
  }
}
