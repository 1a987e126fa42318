/** A plain value as the JSON form of a Firestore value. */
export function value(plain) {
  if (plain === null || plain === undefined) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number') return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (plain instanceof Date) return { timestampValue: time(plain) };
  if (Array.isArray(plain)) return { arrayValue: plain.length > 0 ? { values: plain.map(value) } : {} };
  return { mapValue: Object.keys(plain).length > 0 ? { fields: fields(plain) } : {} };
}

/** A timestamp in Firestore's format, which omits a zero fraction. */
export const time = (date) => date.toISOString().replace('.000Z', 'Z');

/** The fields of a document or map, by name. */
export const fields = (plain) =>
  Object.fromEntries(
    Object.entries(plain)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, value(entry)]),
  );
