import ContactFormatting
import ContactModel
import Glibc
import LocaleSupport

// Without arguments: how many names and addresses a second one thread formats once everything is
// loaded. With locales: how long a formatter and its first name take in each, which is worth most
// for the first one of a new process.

/// The processor's time for some work, in seconds; a busy machine does not change it.
func measure(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  let start = now()
  try work()
  return now() - start
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func reportRate(_ title: String, _ count: Int, _ format: (Int) -> Int) {
  var bytes = 0
  for index in 0..<(count / 10) { bytes += format(index) }
  let seconds = measure {
    for index in 0..<count { bytes += format(index) }
  }
  let rate = Int(Double(count) / seconds) / 1000
  let unit = title + String(repeating: " ", count: max(0, 42 - title.count))
  print("  \(unit)\(padded(String(rate), 7)) thousand/s  (\(bytes) bytes)")
}

let locales = CommandLine.arguments.dropFirst()
for name in locales {
  var fields = PersonNameFields()
  fields[.given] = "Anna"
  fields[.surname] = "Meyer"
  let names = try measure {
    let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: name))
    precondition(!formatter.string(from: fields).isEmpty)
  }
  var address = PostalAddress()
  address.street = "Hauptstraße 1"
  address.city = "Köln"
  address.isoCountryCode = "DE"
  let addresses = try measure {
    let style = PostalAddressStyle(layout: .label, senderCountry: "US")
    let formatter = PostalAddressFormatter(
      locale: try LocaleIdentifier(known: name), style: style)
    precondition(!formatter.string(from: address).isEmpty)
  }
  print("  \(name): names \(Int(names * 1e6)) µs, addresses \(Int(addresses * 1e6)) µs")
}
guard locales.isEmpty else { exit(0) }

let count = 200_000
let names = Samples.names(count)
let styles: [(String, PersonNameStyle)] = [
  ("medium", PersonNameStyle()), ("long", PersonNameStyle(length: .long)),
  ("sorting", PersonNameStyle(order: .sorting)),
  ("monogram", PersonNameStyle(length: .long, usage: .monogram)),
]
for locale in ["en", "de", "ja"] {
  for (title, style) in styles {
    let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: locale), style: style)
    reportRate("names, \(title), for \(locale)", count) {
      formatter.string(from: names[$0]).utf8.count
    }
  }
}
let contacts = Samples.contacts(count)
let contactNames = try NameFormatter(locale: LocaleIdentifier(known: "de"))
reportRate("contacts' full names, for de", count) {
  contactNames.string(from: contacts[$0]).utf8.count
}
let addresses = Samples.addresses(count)
let addressStyles: [(String, PostalAddressStyle)] = [
  ("plain", PostalAddressStyle()),
  ("label", PostalAddressStyle(layout: .label, senderCountry: "DE")),
  ("one line", PostalAddressStyle(layout: .singleLine)),
]
for (title, style) in addressStyles {
  let formatter = PostalAddressFormatter(locale: LocaleIdentifier(language: "de"), style: style)
  reportRate("addresses, \(title), from de", count) {
    formatter.string(from: addresses[$0]).utf8.count
  }
}
