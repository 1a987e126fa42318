/**
 * Delivers events to listeners in the order in which they happened, also when a listener causes the next one. What a listener throws is a bug
 * of the listener: it is reported as an uncaught error and keeps nobody else from hearing.
 */
export class Outbox<Event> {
  private readonly listeners = new Set<(event: Event) => void>();
  private readonly queue: Event[] = [];
  private delivering = false;

  /** Returns how to stop listening. */
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
