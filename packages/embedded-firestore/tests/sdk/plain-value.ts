/** Plain JSON as ProtoJSON fields: whole numbers become integers, the text `NaN` stays a text. */
export function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(plainValue) } };
  if (typeof value === 'object') return { mapValue: { fields: plainFields(value as Record<string, unknown>) } };
  throw new Error(`no plain value: ${String(value)}`);
}
