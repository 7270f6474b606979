import Glibc

/// A thread that runs one closure.
package final class WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private var thread = pthread_t()

  /// Begins to run; nil where the system has no more threads, in which case others do the work.
  package init?(_ run: @escaping @Sendable () -> Void) {
    // The thread takes over the reference that is handed to it; without a thread it is given back.
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

  /// Runs a closure on a thread that nobody waits for, or at once where the system has no more.
  package static func detached(_ run: @escaping @Sendable () -> Void) {
    guard let worker = WorkerThread(run) else { return run() }
    pthread_detach(worker.thread)
  }

  /// Waits for the end; to be called once.
  package func join() { pthread_join(thread, nil) }
}
