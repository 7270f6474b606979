import Glibc

/// Works on parts of a stream on several threads and hands the results out in order.
///
/// Parts are taken one after the other under a lock, worked on in parallel, and given to the
/// caller on its own thread in the order they were taken. There are a few slots more than
/// threads and no further buffers, so memory stays flat however long the stream is.
final class OrderedPipeline<Slot: AnyObject>: @unchecked Sendable {
  private let jobs: Int
  /// Fills the slot with the next part; false at the end. Called by one thread at a time.
  private let take: (Slot) throws -> Bool
  /// Works on a slot; called on several threads for different slots.
  private let work: (Slot) -> Void

  private let taking = ThreadLock()
  private let state = ThreadLock()
  private var free: [Slot]
  private var done: [Int: Slot] = [:]
  private var ticketCount = 0
  private var isAtEnd = false
  private var isStopped = false
  private var failure: (any Error)?

  init(
    jobs: Int, makeSlot: () -> Slot, take: @escaping (Slot) throws -> Bool,
    work: @escaping (Slot) -> Void
  ) {
    self.jobs = max(1, jobs)
    self.take = take
    self.work = work
    free = (0..<(self.jobs == 1 ? 1 : self.jobs + 2)).map { _ in makeSlot() }
  }

  /// Runs to the end, or until `emit` returns false.
  func run(_ emit: (Slot) throws -> Bool) throws {
    if jobs == 1 {
      guard let slot = free.first else { return }
      while try take(slot) {
        work(slot)
        if try !emit(slot) { return }
      }
      return
    }
    let threads = (0..<jobs).compactMap { _ in WorkerThread { self.workLoop() } }
    guard !threads.isEmpty else { throw PipelineError.noThreads }
    defer {
      stop()
      for thread in threads { thread.join() }
    }
    var ticket = 0
    while let slot = wait(for: ticket) {
      ticket += 1
      guard try emit(slot) else { return }
      state.locked {
        free.append(slot)
        state.wakeAll()
      }
    }
    if let failure { throw failure }
  }

  private func stop() {
    state.locked {
      isStopped = true
      state.wakeAll()
    }
  }

  private func wait(for ticket: Int) -> Slot? {
    state.locked {
      while true {
        if let slot = done.removeValue(forKey: ticket) { return slot }
        if isAtEnd, ticket >= ticketCount { return nil }
        state.wait()
      }
    }
  }

  private func workLoop() {
    while let (ticket, slot) = takeNext() {
      work(slot)
      state.locked {
        done[ticket] = slot
        state.wakeAll()
      }
    }
  }

  private func takeNext() -> (Int, Slot)? {
    taking.locked {
      let slot: Slot? = state.locked {
        while free.isEmpty, !isStopped, !isAtEnd { state.wait() }
        return isStopped || isAtEnd ? nil : free.popLast()
      }
      guard let slot else { return nil }
      do {
        if try take(slot) {
          return state.locked {
            ticketCount += 1
            return (ticketCount - 1, slot)
          }
        }
      } catch {
        state.locked { failure = error }
      }
      state.locked {
        isAtEnd = true
        state.wakeAll()
      }
      return nil
    }
  }
}

/// Why a pipeline could not run.
enum PipelineError: Error { case noThreads }

/// A mutex with a condition.
private final class ThreadLock {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Waits for a wake-up; the lock must be held.
  func wait() { pthread_cond_wait(condition, mutex) }

  func wakeAll() { pthread_cond_broadcast(condition) }
}

/// A thread that runs one closure.
private final class WorkerThread {
  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  private var thread = pthread_t()

  init?(_ run: @escaping () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    if code != 0 {
      body.release()
      return nil
    }
  }

  func join() { pthread_join(thread, nil) }
}
