/** An array of the back channel: its number, and its text `[number,[payload]]`. */
export type SentArray = { readonly id: number; readonly text: string };

/** The arrays of a session, numbered from 1 and kept until the client has acknowledged them, so that a lost response can be repeated. */
export class SentArrays {
  private arrays: SentArray[] = [];
  private first = 0;
  private pending = 0;
  private last = 0;

  /** The number of the newest array. */
  get lastId(): number {
    return this.last;
  }

  /** UTF-16 units that the client has not acknowledged. */
  get size(): number {
    return this.pending;
  }

  /** @param payload JSON text */
  add(payload: string): void {
    this.last += 1;
    const text = `[${this.last},[${payload}]]`;
    this.arrays.push({ id: this.last, text });
    this.pending += text.length;
  }

  /** Forgets what the client has received. */
  acknowledge(id: number): void {
    for (let array = this.arrays[this.first]; array && array.id <= id; array = this.arrays[this.first]) {
      this.pending -= array.text.length;
      this.first += 1;
    }
    if (this.first * 2 < this.arrays.length) return;
    this.arrays = this.arrays.slice(this.first);
    this.first = 0;
  }

  /** The arrays after a number, in order, until they are `size` long together; at least one when there is any. */
  after(id: number, size: number): readonly SentArray[] {
    const start = Math.max(this.first, this.arrays.length - (this.last - id));
    let end = start;
    for (let length = 0; end < this.arrays.length && length < size; end += 1) length += this.arrays[end]?.text.length ?? 0;
    return this.arrays.slice(start, end);
  }
}
