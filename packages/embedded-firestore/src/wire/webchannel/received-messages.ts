/** How far ahead of the next message a client may run. */
const WINDOW = 10_000;

/**
 * Brings the messages of a session into order. A post that is repeated or overtaken on its way changes nothing: each message is given out
 * once, in the client's order.
 */
export class ReceivedMessages {
  private next = 0;
  private readonly early = new Map<number, string>();

  /** Whether messages wait for one that has not arrived. */
  get gap(): boolean {
    return this.early.size > 0;
  }

  /**
   * Takes messages by their numbers. @returns those whose turn it is now
   * @throws RangeError for a number that no client of ours comes to
   */
  take(messages: ReadonlyMap<number, string>): readonly string[] {
    for (const number of messages.keys())
      if (number >= this.next + WINDOW) throw new RangeError(`message ${number} is too far ahead of ${this.next}`);
    for (const [number, message] of messages) if (number >= this.next) this.early.set(number, message);
    const ready: string[] = [];
    for (let message = this.early.get(this.next); message !== undefined; message = this.early.get(this.next)) {
      this.early.delete(this.next);
      this.next += 1;
      ready.push(message);
    }
    return ready;
  }
}
