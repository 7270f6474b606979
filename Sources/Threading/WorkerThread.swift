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

  /// Waits for the end; to be called once.
  package func join() { pthread_join(thread, nil) }
}
