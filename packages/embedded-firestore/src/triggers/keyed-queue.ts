/**
 * Processes items concurrently, but items with the same key one after another, in order.
 */
export class KeyedQueue<Item> {
  private readonly chains = new Map<string, Item[]>();
  private readonly ready: string[] = [];
  private running = 0;
  private waiting = 0;

  /** @param work never throws */
  constructor(
    private readonly width: number,
    private readonly work: (thing: Item) => Promise<void>,
  ) {}

  /** Those that are under way or wait. */
  get size(): number {
    return this.waiting;
  }

  add(key: string, thing: Item): void {
    this.waiting += 1;
    const chain = this.chains.get(key);
    if (chain) {
      chain.push(thing);
      return;
    }
    this.chains.set(key, [thing]);
    this.ready.push(key);
    this.start();
  }

  private start(): void {
    while (this.running < this.width) {
      const key = this.ready.shift();
      if (key === undefined) return;
      this.running += 1;
      void this.run(key);
    }
  }

  private async run(key: string): Promise<void> {
    const chain = this.chains.get(key) ?? [];
    const [thing] = chain;
    if (thing !== undefined) await this.work(thing);
    chain.shift();
    this.waiting -= 1;
    this.running -= 1;
    if (chain.length > 0) this.ready.push(key);
    else this.chains.delete(key);
    this.start();
  }
}
