import Synchronization

extension ContactStore {
  /// A token whenever the store has changed since a moment, by this process or another one: ask
  /// ``changes(since:through:)`` what became of the records. What changed before it is listened to is told
  /// of too.
  ///
  /// ```swift
  /// var token = try await store.historyToken()
  /// for await now in store.changeNotifications(since: token) {
  ///   for change in try await store.changes(since: token, through: now) {
  ///     print(change.kind, change.record)
  ///   }
  ///   token = now
  /// }
  /// ```
  ///
  /// It ends when its task is cancelled. Changes shortly after one another may be told of together.
  public func changeNotifications(since token: HistoryToken) -> AsyncStream<HistoryToken> {
    AsyncStream { continuation in
      let task = Task {
        var last = token
        while !Task.isCancelled {
          if let now = try? await historyToken(), now != last {
            continuation.yield(now)
            last = now
          }
          try? await Task.sleep(for: Self.patience)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// How long a change may stay unnoticed.
  private static let patience = Duration.milliseconds(100)
}
