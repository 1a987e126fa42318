import type { Json } from '../conformance/grpc-client';

const TIMES = ['createTime', 'updateTime', 'commitTime'];
const PLACEHOLDERS: Readonly<Record<string, string>> = { transaction: '<id>', nextPageToken: '<token>' };
/** Left out: they differ from run to run, or say on one transport what the other leaves out. */
const DROPPED = ['readTime', 'done', 'message'];
const RECENT_MS = 3_600_000;

/** What an engine says, in words that are the same for two engines that say the same. */
export class Normaliser {
  private readonly times = new Map<string, string>();

  constructor(private readonly database: string) {}

  /** Names without the database, times by their first appearance, empty parts left out, keys in order. */
  normalise(json: unknown, key = ''): unknown {
    if (typeof json === 'string') return this.text(json, key);
    if (Array.isArray(json)) return json.map((each) => this.normalise(each, key));
    if (typeof json !== 'object' || json === null) return json;
    const entries = Object.entries(json as Json)
      .filter(([name]) => !DROPPED.includes(name))
      .map(([name, value]): [string, unknown] => [name, PLACEHOLDERS[name] ?? this.normalise(value, name)])
      .filter(([, value]) => !isEmpty(value));
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  private text(text: string, key: string): string {
    if (TIMES.includes(key)) return this.timeLabel(text);
    if (key === 'timestampValue') return Math.abs(Date.parse(text) - Date.now()) < RECENT_MS ? '<server time>' : text;
    return text.replaceAll(this.database, '{database}');
  }

  private timeLabel(time: string): string {
    const label = this.times.get(time) ?? `<time ${this.times.size}>`;
    this.times.set(time, label);
    return label;
  }
}

/** Protobuf's JSON may leave out what has its default value. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === 0) return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
