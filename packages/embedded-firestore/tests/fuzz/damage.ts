import type { Random } from './random';

/** Pieces that parsers stumble over. */
const HOSTILE = [
  ...['', '\0', '%', '%00', '%ff', '%c3%28', '%2e%2e', '../', '..\\', '//', '\r\n', '\n', '\t', ' ', '+', '&', '=', ';', ':', '?', '#'],
  ...['"', "'", '`', '\\', '{', '}', '[', ']', '<', '>', '$', '\u2028', 'é', '😀', '\ud800', '\uffff', 'NaN', '-0', '1e999', '-1'],
  ...['__proto__', 'constructor', 'toString', '__x__', '__id7__', '__name__', '9'.repeat(40), 'x'.repeat(3_000)],
];

/** A text with one to three things wrong. */
export function damageText(random: Random, text: string): string {
  let damaged = text;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const at = random.below(damaged.length + 1);
    const end = Math.min(damaged.length, at + 1 + random.below(20));
    const [before, middle, after] = [damaged.slice(0, at), damaged.slice(at, end), damaged.slice(end)];
    damaged = random.pick([
      () => before + random.pick(HOSTILE) + middle + after,
      () => before + random.pick(HOSTILE) + after,
      () => before + after,
      () => before,
      () => before + middle + middle + middle + after,
      () => after + before + middle,
    ])();
  }
  return damaged;
}

/** Bytes with one to three things wrong. */
export function damageBytes(random: Random, bytes: Buffer): Buffer {
  let damaged = Buffer.from(bytes);
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const at = random.below(damaged.length + 1);
    const end = Math.min(damaged.length, at + 1 + random.below(8));
    damaged = random.pick([
      () => Buffer.concat([damaged.subarray(0, at), random.bytes(1 + random.below(6)), damaged.subarray(at)]),
      () => Buffer.concat([damaged.subarray(0, at), random.bytes(end - at), damaged.subarray(end)]),
      () => Buffer.concat([damaged.subarray(0, at), damaged.subarray(end)]),
      () => damaged.subarray(0, at),
      () => Buffer.concat([damaged, damaged.subarray(at)]),
      () => Buffer.concat([damaged.subarray(0, at), Buffer.alloc(end - at, 0xff), damaged.subarray(end)]),
    ])();
  }
  return damaged;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What is too deep to be printed stands as its name in a body until then. */
const DEEP = new Map([
  ['@values', nested(3_000, '{"mapValue":{"fields":{"a":', '{"nullValue":null}', '}}}')],
  ['@arrays', nested(100_000, '[', '', ']')],
  ['@lists', nested(40, '{"arrayValue":{"values":[', '{"nullValue":null}', ']}}')],
  ['@filters', nested(5_000, '{"compositeFilter":{"op":"AND","filters":[', '', ']}}')],
]);

function nested(depth: number, before: string, middle: string, after: string): string {
  return before.repeat(depth) + middle + after.repeat(depth);
}

/** The text of a damaged body. */
export const printJson = (json: unknown): string =>
  JSON.stringify(json).replace(/"(@\w+)"/g, (name, deep: string) => DEEP.get(deep) ?? name);

function orOfOrs(depth: number): Json {
  const inner = depth === 0 ? { unaryFilter: { field: { fieldPath: 'n' }, op: 'IS_NULL' } } : orOfOrs(depth - 1);
  return { compositeFilter: { op: depth % 2 === 0 ? 'AND' : 'OR', filters: [inner, inner] } };
}

const LEAVES: readonly (() => Json)[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e300,
    '',
    '-1',
    'NaN',
    '2024-02-30T00:00:00Z',
    '0001-01-01T00:00:00Z',
    'AAA',
    '\u0000',
  ].map((leaf) => () => leaf),
  () => [],
  () => ({}),
  () => 'x'.repeat(20_000),
  () => 'projects/p/databases/d/documents/a',
  ...[...DEEP.keys()].map((name) => () => name),
  () => orOfOrs(10),
  () => Array.from({ length: 2_000 }, () => ({ integerValue: '1' })),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, { nullValue: null }])),
  () => JSON.parse('{"__proto__": {"stringValue": "x"}, "constructor": {"nullValue": null}}') as Json,
];

/** A JSON body in which one place holds something else. */
export function damageJson(random: Random, json: Json): Json {
  if (typeof json !== 'object' || json === null || random.once(6)) return random.pick(LEAVES)();
  if (Array.isArray(json)) {
    const items = json as readonly Json[];
    if (items.length === 0 || random.once(8)) return [...items, random.pick(LEAVES)()];
    const at = random.below(items.length);
    return items.map((item, index) => (index === at ? damageJson(random, item) : item));
  }
  const entries = Object.entries(json as Record<string, Json>);
  if (entries.length === 0 || random.once(8)) return { ...json, [random.pick(HOSTILE)]: random.pick(LEAVES)() };
  const at = random.below(entries.length);
  return Object.fromEntries(
    entries.map(([name, value], index) => {
      if (index !== at) return [name, value];
      return random.once(8) ? [random.pick(HOSTILE), value] : [name, damageJson(random, value)];
    }),
  );
}
