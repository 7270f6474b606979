// What asking a store costs: `StoreBenchmark STORE`, where one account was imported.
//
// Looks people up by the beginning of a name, by number and by mailbox, goes through all with three
// fields, and through all with all fields.
import Glibc
import Unicard

@main struct StoreBenchmark {
  let store: ContactStore
  /// People of the store, of whom something is looked up.
  let asked: [Contact]
  let count: Int
  private static let few: Set<ContactKey> = [.name, .phoneNumber, .emailAddress]

  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      print("Usage: StoreBenchmark STORE")
      exit(64)
    }
    let store = try await ContactStore(path: CommandLine.arguments[1], creates: false)
    let everybody = try await store.contacts(
      ContactFetchRequest(isUnified: false), keys: few)
    let step = max(1, everybody.count / 50)
    let benchmark = StoreBenchmark(
      store: store,
      asked: try stride(from: 0, to: everybody.count, by: step).map {
        try everybody[$0].contact.contact(for: few)
      },
      count: everybody.count)
    try await benchmark.run()
  }

  private func run() async throws {
    // The first time, it is found out who is whom.
    let linking = try await seconds { _ = try await store.contact(withIdentifier: "p1") }
    print("Finding out who is whom: \(Int(linking * 1000)) ms")
    try await look("Two words' beginnings") { contact in
      guard let name = contact.name, !name.givenName.isEmpty, !name.familyName.isEmpty else {
        return nil
      }
      return .name(matching: "\(name.givenName.prefix(3)) \(name.familyName.prefix(4))")
    }
    try await look("Number") { $0.phoneNumbers.first.map { .phone($0.value.stringValue) } }
    try await look("Mailbox") { $0.emailAddresses.first.map { .email($0.value) } }
    let request = ContactFetchRequest(isUnified: false)
    let few = try await goThrough {
      try await store.enumerateContacts(request, keys: Self.few) { _ in true }
    }
    let all = try await goThrough { try await store.enumerateContacts(request) { _ in true } }
    print(
      "All \(count) with three fields: \(Int(few * 1000)) ms; with all: \(Int(all * 1000)) ms "
        + "(\(Int(all / few * 10)) tenths)")
    try await edit()
  }

  /// Looks up something of each of fifty people.
  private func look(_ title: String, _ predicate: (Contact) -> ContactPredicate?) async throws {
    var times: [Double] = []
    var found = 0
    for contact in asked {
      guard let wanted = predicate(contact) else { continue }
      let request = ContactFetchRequest(predicate: wanted)
      times.append(
        try await seconds {
          found += try await store.contacts(request, keys: [.name, .phoneNumber]).count
        })
    }
    let average = times.isEmpty ? 0 : found / times.count
    print(
      "\(title): \(Int(median(times) * 1e6)) µs, at most \(Int((times.max() ?? 0) * 1e6)) µs, "
        + "\(average) found on average")
  }

  private func goThrough(_ body: () async throws -> Void) async throws -> Double {
    var times: [Double] = []
    for _ in 0..<3 { times.append(try await seconds(body)) }
    return median(times)
  }

  /// One edit, and who is whom after it.
  private func edit() async throws {
    let edited = try await seconds {
      guard let one = try await store.contact(withIdentifier: "r\(count / 2)") else { return }
      var request = SaveRequest()
      request.update(one.contact.editing { $0.jobTitle = "Benchmark" }, from: one.contact)
      try await store.save(request)
    }
    let linked = try await seconds { _ = try await store.contact(withIdentifier: "p1") }
    try await store.undo()
    print("An edit: \(Int(edited * 1000)) ms; who is whom after it: \(Int(linked * 1000)) ms")
  }

  private func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    let time = try await ContinuousClock().measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  private func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
