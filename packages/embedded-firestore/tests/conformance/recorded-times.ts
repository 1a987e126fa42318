const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const TIME_IN_TEXT = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d(?:\.\d+)?Z/g;
/** A time within an hour and a bit of a recorded one was made from it. */
const NEAR_MICROS = 2 * 3_600_000_000;

/**
 * Waits for the next millisecond, in which our times count: a read in the millisecond of the write before would have its time, and no recorded one does.
 */
export async function nextTime(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await new Promise(setImmediate);
}

/** Keeps account of which of our times and tokens stands for which recorded one. */
export class RecordedTimes {
  private readonly ours = new Map<string, string>();

  /** Learns from two answers to the same request, and gives ours back with recorded times in the place of its own. */
  translate(recorded: unknown, ours: unknown): unknown {
    if (typeof ours === 'string' && typeof recorded === 'string' && TIME.test(ours) && TIME.test(recorded)) {
      const known = this.ours.get(recorded);
      if (known === undefined && ![...this.ours.values()].includes(ours)) this.ours.set(recorded, ours);
      return this.ours.get(recorded) === ours ? recorded : ours;
    }
    if (Array.isArray(ours)) return ours.map((item, index) => this.translate(Array.isArray(recorded) ? recorded[index] : undefined, item));
    if (typeof ours !== 'object' || ours === null) return ours;
    const known = (typeof recorded === 'object' && recorded !== null ? recorded : {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(ours).map(([key, value]) => {
        if (key !== 'nextPageToken' || typeof known[key] !== 'string') return [key, this.translate(known[key], value)];
        this.ours.set(String(known[key]), String(value));
        return [key, known[key]];
      }),
    );
  }

  /** A recorded path or body with our times and tokens in it. */
  inOurs(text: string): string {
    let result = text.replace(TIME_IN_TEXT, (time) => {
      const plain = time.replaceAll('%3A', ':');
      const found = this.near(plain);
      return time === plain ? found : encodeURIComponent(found);
    });
    for (const [recorded, ours] of this.ours)
      for (const spell of [(token: string) => token, encodeURIComponent])
        if (!TIME.test(recorded)) result = result.replaceAll(spell(recorded), spell(ours));
    return result;
  }

  private near(recorded: string): string {
    for (const [time, ours] of this.ours) {
      if (!TIME.test(time)) continue;
      const distance = toMicros(recorded) - toMicros(time);
      if (Math.abs(distance) <= NEAR_MICROS) return print(toMicros(ours) + distance);
    }
    return recorded;
  }
}

function toMicros(time: string): number {
  const [, whole = '', fraction = ''] = /^([^.]*?)(?:\.(\d+))?Z$/.exec(time) ?? [];
  return Date.parse(`${whole}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

function print(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(micros - seconds * 1_000_000).padStart(6, '0')}Z`;
}
