/**
 * Delivers events to listeners in order, even if a listener causes the next event. An exception in a listener is a bug
 * of the listener: it is reported as an uncaught error and other listeners are still called.
 */
export class EventQueue<Event> {
  private readonly listeners = new Set<(event: Event) => void>();
  private readonly queue: Event[] = [];
  private delivering = false;

  /** Returns an unsubscribe function. */
  subscribe(listener: (event: Event) => void): () => void {
    const own = (event: Event) => listener(event);
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }

  send(event: Event): void {
    this.queue.push(event);
    if (this.delivering) return;
    this.delivering = true;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) this.deliver(next);
    this.delivering = false;
  }

  private deliver(event: Event): void {
    for (const listener of [...this.listeners]) {
      try {
        listener(event);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
