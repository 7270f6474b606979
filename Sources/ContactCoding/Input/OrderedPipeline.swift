import Threading

/// Works on parts of a stream on several threads and hands the results out in order.
///
/// Parts are taken one after the other under a lock, worked on in parallel, and given to the
/// caller on its own thread in the order they were taken. There are a few slots more than
/// threads and no further buffers, so memory stays flat however long the stream is.
///
/// The caller's thread is one of those: it works while there is nothing to hand out. A thread
/// more than there are cores would only take turns with the others.
final class OrderedPipeline<Slot: AnyObject>: @unchecked Sendable {
  // What several threads use is used under one of the locks; a slot is one thread's at a time.
  private let jobs: Int
  /// Fills the slot with the next part; false at the end. Called by one thread at a time.
  private let take: (Slot) throws -> Bool
  /// Works on a slot; called on several threads for different slots.
  private let work: (Slot) -> Void

  private let taking = ThreadLock()
  private let state = ThreadLock()
  /// What the caller waits for: a part that is done, or the end.
  private let progress = ThreadCondition()
  /// What the other threads wait for: a free slot, or the end.
  private let room = ThreadCondition()
  private var free: [Slot]
  private var done: [Int: Slot] = [:]
  private var ticketCount = 0
  private var isAtEnd = false
  private var isStopped = false
  private var failure: (any Error)?
  // What follows is the caller's alone.
  private var threads: [WorkerThread] = []
  private var ticket = 0
  private var handedOut: Slot?

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
    defer { stop() }
    while let slot = try next() {
      if try !emit(slot) { return }
    }
  }

  /// The next part that was worked on, in order; nil at the end. Called by one thread at a time. A
  /// slot is the caller's until the next one is asked for.
  func next() throws -> Slot? {
    if let slot = handedOut {
      handedOut = nil
      state.locked { free.append(slot) }
      room.wakeOne()
    }
    if jobs == 1 {
      guard let slot = free.popLast() else { return nil }
      handedOut = slot
      guard try take(slot) else { return nil }
      work(slot)
      return slot
    }
    if threads.isEmpty, ticket == 0 {
      // Where the system has no further thread, fewer do.
      threads = (1..<jobs).compactMap { _ in WorkerThread { self.workLoop() } }
    }
    while true {
      switch nextStep(ticket) {
      case .handOut(let slot):
        ticket += 1
        handedOut = slot
        return slot
      case .work(let slot): fillAndWork(slot)
      case .end:
        if let failure { throw failure }
        return nil
      }
    }
  }

  /// Ends the other threads. Whoever has asked for parts must do this once.
  func stop() {
    state.locked { isStopped = true }
    room.wakeAll()
    for thread in threads { thread.join() }
    threads = []
  }

  /// What the caller's thread does next.
  private enum Step {
    case handOut(Slot)
    case work(Slot)
    case end
  }

  private func nextStep(_ ticket: Int) -> Step {
    state.locked {
      while true {
        if let slot = done.removeValue(forKey: ticket) { return .handOut(slot) }
        if isAtEnd {
          if ticket >= ticketCount { return .end }
        } else if let slot = free.popLast() {
          return .work(slot)
        }
        progress.wait(state)
      }
    }
  }

  private func workLoop() {
    while let slot = freeSlot() { fillAndWork(slot) }
  }

  private func freeSlot() -> Slot? {
    state.locked {
      while free.isEmpty, !isStopped, !isAtEnd { room.wait(state) }
      return isStopped || isAtEnd ? nil : free.popLast()
    }
  }

  /// Takes the next part and works on it.
  private func fillAndWork(_ slot: Slot) {
    guard let ticket = fill(slot) else { return }
    work(slot)
    state.locked { done[ticket] = slot }
    progress.wakeOne()
  }

  /// Takes the next part and returns its place in the order; nil if there is none.
  private func fill(_ slot: Slot) -> Int? {
    taking.locked {
      let isOver = state.locked { isStopped || isAtEnd }
      do {
        if try !isOver && take(slot) {
          return state.locked {
            ticketCount += 1
            return ticketCount - 1
          }
        }
      } catch {
        state.locked { failure = error }
      }
      state.locked { isAtEnd = true }
      room.wakeAll()
      progress.wakeOne()
      return nil
    }
  }
}
