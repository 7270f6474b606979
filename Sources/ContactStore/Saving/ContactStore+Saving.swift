public import ContactChanges
import GRDB

extension ContactStore {
  /// Carries out a request: all of it, or nothing.
  ///
  /// Contacts to update and to delete are given as they were fetched: a record, or a unified
  /// contact, whose changes go to the records that the values come from. A value of a field that
  /// was not fetched can't be set where there is one; a formatted name that was not fetched follows
  /// a change of its parts. A plain `Contact` is looked for by its UID, or by what it says.
  ///
  /// ```swift
  /// var request = SaveRequest()
  /// request.update(person.contact.editing { $0.jobTitle = "Editor" }, from: person)
  /// try await store.save(request)
  /// ```
  ///
  /// Who is to become a member of a group gets a UID where there is none, in the record of the group's
  /// account if there is one.
  ///
  /// - Parameters:
  ///   - request: What to do.
  ///   - account: The account that new contacts go to; nil for the default one, which is made where
  ///     there is none.
  /// - Throws: ``ContactStoreError/Code/changedMeanwhile`` where somebody else changed the same, and
  ///   ``ContactStoreError/Code/exists`` where the account has another contact of that UID.
  public func save(
    _ request: SaveRequest, to account: String? = nil
  ) async throws(ContactStoreError) {
    try await save([(request, account)])
  }

  /// Carries out several requests in one step, the additions of each in an account of its own.
  package func save(
    _ requests: [(request: SaveRequest, account: String?)]
  ) async throws(ContactStoreError) {
    // Who is whom must be known of the records as they are.
    if requests.contains(where: { $0.request.operations.contains(where: Self.isUpdate) }) {
      try await refreshLinks()
    }
    try await write { try StoreSaving.run(requests, in: $0) }
  }

  private static func isUpdate(_ operation: SaveRequest.Operation) -> Bool {
    if case .change(let change) = operation { change.before != nil } else { true }
  }
}
