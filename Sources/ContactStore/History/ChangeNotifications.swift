import Synchronization

extension ContactStore {
  /// A token whenever the store has changed, by this process or another one: ask
  /// ``changes(since:)`` what became of the records.
  ///
  /// ```swift
  /// var token = try await store.historyToken()
  /// for await now in store.changeNotifications {
  ///   for change in try await store.changes(since: token) { print(change.kind, change.record) }
  ///   token = now
  /// }
  /// ```
  ///
  /// It ends when its task is cancelled. Changes shortly after one another may be told of together.
  public var changeNotifications: AsyncStream<HistoryToken> {
    AsyncStream { continuation in
      let task = Task {
        var last = try? await historyToken()
        while !Task.isCancelled {
          try? await Task.sleep(for: Self.patience)
          guard let now = try? await historyToken() else { continue }
          if let last, now != last { continuation.yield(now) }
          last = now
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// How long a change may stay unnoticed.
  private static let patience = Duration.milliseconds(100)
}
