import Glibc

/// A mutex that a ``ThreadCondition`` can wait with, which the standard library's can't.
package final class ThreadLock {
  fileprivate let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Does something that no other thread does meanwhile.
  package func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}

/// Something that threads wait for.
package final class ThreadCondition {
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() { pthread_cond_init(condition, nil) }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  /// Waits to be woken; the lock must be held, and is again afterwards.
  package func wait(_ lock: ThreadLock) { pthread_cond_wait(condition, lock.mutex) }

  /// Wakes one of those that wait, if there is one.
  package func wakeOne() { pthread_cond_signal(condition) }

  /// Wakes all that wait.
  package func wakeAll() { pthread_cond_broadcast(condition) }
}
