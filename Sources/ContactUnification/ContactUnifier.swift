public import ContactModel
import Threading

/// Unifies contacts: finds out who is the same person, and makes one contact of each person's
/// records.
///
/// ```swift
/// let phone = try ContactFile(path: "phone.vcf").contacts
/// let cloud = try ContactFile(path: "cloud.vcf").contacts
/// let unification = try ContactUnifier().unify([phone, cloud])
/// for person in unification.contacts where person.isUnified {
///   print(person.contact.displayName, "has", person.records.count, "records")
/// }
/// ```
///
/// The result depends neither on the order of accounts and contacts nor on the number of threads,
/// the order of the people apart, who come as their first records do.
public struct ContactUnifier: Sendable {
  /// How it is decided who is the same person.
  public var matching: UnificationOptions
  /// How records become one contact.
  public var merging: MergingOptions
  /// Told now and then, on any thread, which share of the work is done, 0 to 1: matching up to
  /// three quarters, then merging.
  public var onProgress: (@Sendable (Double) -> Void)?

  private static let matchingShare = 0.75

  /// A unifier; the options that are not given are the usual ones.
  public init(
    matching: UnificationOptions = UnificationOptions(), merging: MergingOptions = MergingOptions()
  ) {
    self.matching = matching
    self.merging = merging
  }

  /// Unifies the contacts of several accounts.
  ///
  /// - Parameters:
  ///   - accounts: The contacts of each account; an account is known by its position.
  ///   - decisions: What people said about pairs of records.
  ///   - isCancelled: Asked now and then, on any thread; work stops where it says true.
  /// - Throws: `CancellationError` where `isCancelled` said true.
  public func unify(
    _ accounts: [[Contact]], decisions: [UnificationDecision] = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Unification {
    let places = accounts.indices.flatMap { source in
      accounts[source].indices.map { (source, $0) }
    }
    // On several threads, since each one's key must be worked out.
    let jobs = ThreadCount.resolved(matching.jobs)
    let records = try Parallel.array(of: places.count, jobs: jobs, isCancelled: isCancelled) {
      position in
      let (source, index) = places[position]
      return UnificationRecord(contact: accounts[source][index], source: source, index: index)
    }
    return try unify(records: records, decisions: decisions, isCancelled: isCancelled)
  }

  /// Unifies records.
  ///
  /// - Parameters:
  ///   - records: The contacts with their accounts.
  ///   - decisions: What people said about pairs of records.
  ///   - isCancelled: Asked now and then, on any thread; work stops where it says true.
  /// - Throws: `CancellationError` where `isCancelled` said true.
  public func unify(
    records: [UnificationRecord], decisions: [UnificationDecision] = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Unification {
    let matches = try match(records, decisions: decisions, isCancelled: isCancelled)
    return try unify(records: records, matches: matches, isCancelled: isCancelled)
  }

  /// Finds out who is the same person, and merges nothing yet.
  public func match(
    _ records: [UnificationRecord], decisions: [UnificationDecision] = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> UnificationResult {
    var options = matching
    options.obey(decisions)
    var matcher = ContactMatcher(options: options)
    if let onProgress { matcher.onProgress = { onProgress($0 * Self.matchingShare) } }
    return try matcher.clusters(of: records, isCancelled: isCancelled)
  }

  /// The one contact of records of which it is known that they are one person's.
  ///
  /// - Parameter records: Not empty.
  public func person(of records: [UnificationRecord]) -> UnifiedContact {
    precondition(!records.isEmpty, "A person has at least one record.")
    return person(of: records, id: records.map(\.key).min()?.text ?? "")
  }

  /// The same with the name that the person has.
  package func person(of records: [UnificationRecord], id: String) -> UnifiedContact {
    ContactMerger(options: merging).merge(records, id: id)
  }

  /// Makes the contacts of people who were found before.
  public func unify(
    records: [UnificationRecord], matches: UnificationResult,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Unification {
    try unify(
      records: records, matches: matches, identifiers: matches.identifiers,
      isCancelled: isCancelled)
  }

  /// Adds an account to people who were unified before.
  ///
  /// The people are those that ``unify(_:decisions:isCancelled:)`` would find among all accounts at
  /// once, because how much a name or a number says depends on all records; comparing pairs is the
  /// smallest part of the work. Contacts of people whose records are the same as before are not
  /// merged anew, everybody keeps their ``UnifiedContact/id``, and earlier decisions still hold; a
  /// new one about the same two records replaces the old.
  ///
  /// - Parameters:
  ///   - account: The new account's contacts. Its number is one above those so far.
  ///   - unification: The people so far.
  ///   - decisions: What people said about pairs of records since.
  ///   - isCancelled: Asked now and then, on any thread; work stops where it says true.
  /// - Throws: `CancellationError` where `isCancelled` said true.
  public func unify(
    adding account: [Contact], to unification: Unification, decisions: [UnificationDecision] = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Unification {
    let source = (unification.records.lazy.map(\.source).max() ?? -1) + 1
    let jobs = ThreadCount.resolved(matching.jobs)
    let added = try Parallel.array(of: account.count, jobs: jobs, isCancelled: isCancelled) {
      UnificationRecord(contact: account[$0], source: source, index: $0)
    }
    let records = unification.records + added
    let matches = try match(
      records, decisions: unification.matches.decisions(before: decisions) + decisions,
      isCancelled: isCancelled)
    return try unify(
      records: records, matches: matches,
      identifiers: matches.identifiers(after: unification.matches), earlier: unification,
      isCancelled: isCancelled)
  }

  // MARK: - Work

  private func unify(
    records: [UnificationRecord], matches: UnificationResult, identifiers: [String],
    earlier: Unification? = nil, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> Unification {
    if !matching.keepsEvidence { matches.letEvidenceGo() }
    let merger = ContactMerger(options: merging)
    let known = earlier?.knownContacts(merging) ?? [:]
    let shared = SharedIdentifiers(records, matches, merger.precedence)
    let jobs = ThreadCount.resolved(matching.jobs)
    // Several for one thread too, since how far the work is, is told part by part.
    let ranges = Parallel.ranges(of: matches.clusters.count, jobs: max(2, jobs))
    let clusters = matches.clusters
    let merged = WorkProgress(isCancelled, report: onProgress).phase(
      Self.matchingShare...1, parts: ranges.count)
    var contacts = try Parallel.list(ranges.count, jobs: jobs, isCancelled: merged) { part in
      ranges[part].map { index in
        let cluster = clusters[index]
        let isAsRead = !cluster.contains { shared.replaced[$0] != nil }
        if isAsRead, let contact = known[cluster] { return contact }
        return merger.merge(
          cluster.map { shared.replaced[$0] ?? records[$0] }, id: identifiers[index])
      }
    }
    ReferenceUpdate.update(&contacts)
    return Unification(
      records: records, matches: matches, contacts: contacts,
      recordsWithNewIdentifiers: shared.renamed,
      options: merging)
  }
}
