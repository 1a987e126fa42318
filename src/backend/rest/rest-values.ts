import type { Stored } from '@/domain/stored';

/** A document in the format of the Firestore REST API. @see https://firebase.google.com/docs/firestore/reference/rest/v1/Document */
export type RestDocument = { name: string; fields?: RestFields; createTime?: string; updateTime?: string };
type RestFields = Readonly<Record<string, RestValue>>;
type RestValue = Readonly<Record<string, unknown>>;

/**
 * Converts REST fields to plain values: timestamps to `Date`, integers and doubles to numbers.
 * @param only names of the fields to convert; default: all
 */
export const fieldsIn = ({ fields = {} }: Pick<RestDocument, 'fields'>, only?: readonly string[]): Stored =>
  toPlainMap(only ? pickFields(fields, only) : fields);

const pickFields = (fields: RestFields, names: readonly string[]): RestFields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

// a loop, for speed: the first load of a long list waits for it
function toPlainMap(fields: RestFields): Stored {
  const map: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    // plain assignment would set the prototype
    if (name === '__proto__') Object.defineProperty(map, name, { value: toPlainValue(value), enumerable: true });
    else map[name] = toPlainValue(value);
  }
  return map;
}

// The only key names the type. Unknown types become null.
function toPlainValue(value: RestValue): unknown {
  if ('stringValue' in value) return value.stringValue;
  for (const type in value) return readers[type]?.(value[type]) ?? null;
  return null;
}

const identity = (content: unknown): unknown => content;

const readers: Readonly<Record<string, (content: unknown) => unknown>> = {
  nullValue: () => null,
  booleanValue: identity,
  bytesValue: (content) => Uint8Array.from(atob(String(content)), (char) => char.charCodeAt(0)),
  // sent as a string, because JSON numbers cannot hold 64 bits
  integerValue: Number,
  // "NaN", "Infinity" and "-Infinity" are sent as strings
  doubleValue: Number,
  timestampValue: (content) => new Date(String(content)),
  geoPointValue: (content) => {
    const { latitude = 0, longitude = 0 } = content as { latitude?: number; longitude?: number };
    return { latitude, longitude };
  },
  referenceValue: (content) => ({ path: String(content).split('/').slice(5).join('/') }),
  arrayValue: (content) => ((content as { values?: RestValue[] }).values ?? []).map(toPlainValue),
  mapValue: (content) => toPlainMap((content as { fields?: RestFields }).fields ?? {}),
};
