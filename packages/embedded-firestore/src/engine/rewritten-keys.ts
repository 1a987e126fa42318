const MAX_KEYS = 10_000;

/**
 * Which keys transactions write after they have read them, learned from those that committed. A key that was only ever read can be shared
 * at no risk; transactions that share one and then write it are aborted, all but one.
 */
export class RewrittenKeys {
  /** Least recently committed first. */
  private readonly known = new Map<string, boolean>();

  /** Notes what a committed transaction had read and what it wrote. */
  record(read: Iterable<string>, written: readonly string[]): void {
    for (const key of read) {
      const rewritten = this.isLikelyWritten(key, false) || written.includes(key);
      this.known.delete(key);
      this.known.set(key, rewritten);
      const [oldest] = this.known.keys();
      if (this.known.size > MAX_KEYS && oldest !== undefined) this.known.delete(oldest);
    }
  }

  /** Whether who reads the key is likely to write it; yes, for a key that is not known. */
  isLikelyWritten(key: string, unknown = true): boolean {
    return this.known.get(key) ?? unknown;
  }
}
