/**
 * Keeps the `size` smallest of the items added, in order. It holds at most twice as many, so that the smallest few of many cost one comparison
 * each instead of a sort of all.
 */
export class SmallestItems<Item> {
  private items: Item[] = [];
  /** Once full: nothing at or behind it can be among the smallest. */
  private worst: Item | undefined;

  constructor(
    private readonly size: number,
    private readonly compare: (a: Item, b: Item) => number,
  ) {}

  add(item: Item): void {
    if (this.worst !== undefined && this.compare(item, this.worst) >= 0) return;
    this.items.push(item);
    if (this.items.length >= 2 * this.size) this.cut();
  }

  sorted(): readonly Item[] {
    this.cut();
    return this.items;
  }

  private cut(): void {
    this.items.sort(this.compare);
    if (this.items.length < this.size) return;
    this.items.length = this.size;
    this.worst = this.items.at(-1);
  }
}
