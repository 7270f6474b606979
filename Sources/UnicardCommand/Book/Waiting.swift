import Threading

/// Waits on the command's own thread for what is done elsewhere.
enum Waiting {
  /// What `body` gives in the end.
  static func result<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let answer = Answer<Value>()
    Task.detached(executorPreference: ThreadExecutor()) {
      do {
        answer.give(.success(try await body()))
      } catch {
        answer.give(.failure(error))
      }
    }
    return try answer.wait().get()
  }

  /// Runs tasks on threads of their own: those that tasks usually run on are few, and whoever waits
  /// may have taken the last of them.
  private final class ThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      WorkerThread.detached { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  /// A value that one thread waits for and another one gives; the lock guards it.
  private final class Answer<Value: Sendable>: @unchecked Sendable {
    private let lock = ThreadLock()
    private let condition = ThreadCondition()
    private var result: Result<Value, any Error>?

    func give(_ result: Result<Value, any Error>) {
      lock.locked {
        self.result = result
        condition.wakeOne()
      }
    }

    func wait() -> Result<Value, any Error> {
      lock.locked {
        while true {
          if let result { return result }
          condition.wait(lock)
        }
      }
    }
  }
}
