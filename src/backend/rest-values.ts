import type { Stored } from '@/domain/stored';

/** A document as the REST interface of Firestore writes it. @see https://firebase.google.com/docs/firestore/reference/rest/v1/Document */
export type RestDocument = { name: string; fields?: RestFields; createTime?: string; updateTime?: string };
type RestFields = Readonly<Record<string, RestValue>>;
type RestValue = Readonly<Record<string, unknown>>;

/**
 * The fields of a document as readers take them: plain values, times as `Date`, numbers of either kind as numbers.
 * @param only names of those that are wanted; without them it is all
 */
export const fieldsIn = ({ fields = {} }: Pick<RestDocument, 'fields'>, only?: readonly string[]): Stored =>
  plainMap(only ? chosen(fields, only) : fields);

const chosen = (fields: RestFields, names: readonly string[]): RestFields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

// Written for speed: the first visit to a long list waits for it.
function plainMap(fields: RestFields): Stored {
  const map: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    // assigned, it would be the prototype of the map
    if (name === '__proto__') Object.defineProperty(map, name, { value: plain(value), enumerable: true });
    else map[name] = plain(value);
  }
  return map;
}

// Exactly one key says the type. One that this build does not know is not a value that any reader wants.
function plain(value: RestValue): unknown {
  if ('stringValue' in value) return value.stringValue;
  for (const type in value) return readers[type]?.(value[type]) ?? null;
  return null;
}

const same = (content: unknown): unknown => content;

const readers: Readonly<Record<string, (content: unknown) => unknown>> = {
  nullValue: () => null,
  booleanValue: same,
  bytesValue: (content) => Uint8Array.from(atob(String(content)), (letter) => letter.charCodeAt(0)),
  // as a string, because 64 bits do not fit into a number of JSON
  integerValue: Number,
  // "NaN", "Infinity" and "-Infinity" are strings too; "-0" is a number that JSON can write
  doubleValue: Number,
  timestampValue: (content) => new Date(String(content)),
  geoPointValue: (content) => {
    const { latitude = 0, longitude = 0 } = content as { latitude?: number; longitude?: number };
    return { latitude, longitude };
  },
  referenceValue: (content) => ({ path: String(content).split('/').slice(5).join('/') }),
  arrayValue: (content) => ((content as { values?: RestValue[] }).values ?? []).map(plain),
  mapValue: (content) => plainMap((content as { fields?: RestFields }).fields ?? {}),
};
