import { Timestamp } from '../../model/timestamp';
import { GeoPoint, isArray, isMap, type MapValue, Reference, type Value } from '../../model/value';

/**
 * Values in the log's own JSON, which is short and quick to read: null, booleans, strings and finite doubles stand for themselves, objects
 * are maps, everything else is an array that starts with its kind: `["i", 5]`, `["a", …elements]`.
 */
export function writeValue(value: Value): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : `["d","${value}"]`;
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? `["i",${value}]` : `["i","${value}"]`;
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return writeObject(value);
  }
}

function writeObject(value: Exclude<Value, string | number | bigint | boolean>): string {
  if (value === null) return 'null';
  if (isMap(value)) return writeMap(value);
  if (isArray(value)) return `["a"${value.map((element) => `,${writeValue(element)}`).join('')}]`;
  if (value instanceof Timestamp) return `["t",${value.seconds},${value.micros}]`;
  if (value instanceof Reference) return `["r",${JSON.stringify(value.name)}]`;
  if (value instanceof GeoPoint) return `["g",${value.latitude},${value.longitude}]`;
  return `["b","${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}"]`;
}

export function writeMap(map: MapValue): string {
  let text = '';
  for (const [key, value] of map) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${writeValue(value)}`;
  return `{${text}}`;
}

/** The JSON that `writeValue` made, parsed. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export function readValue(json: Json): Value {
  if (json === null || typeof json !== 'object') return json;
  return isTagged(json) ? readTagged(json) : readMap(json);
}

const isTagged = (json: readonly Json[] | { readonly [key: string]: Json }): json is readonly Json[] => Array.isArray(json);

export function readMap(json: { readonly [key: string]: Json }): MapValue {
  const map = new Map<string, Value>();
  for (const key of Object.keys(json)) map.set(key, readValue(json[key] ?? null));
  return map;
}

function readTagged(json: readonly Json[]): Value {
  const [kind, first = null, second = null] = json;
  switch (kind) {
    case 'i':
      return BigInt(first as string | number);
    case 'd':
      return Number(first);
    case 't':
      return new Timestamp(first as number, second as number);
    case 'a':
      return json.slice(1).map(readValue);
    case 'r':
      return new Reference(first as string);
    case 'g':
      return new GeoPoint(first as number, second as number);
    case 'b':
      return new Uint8Array(Buffer.from(first as string, 'base64'));
    default:
      throw new Error(`unknown kind of value ${JSON.stringify(kind)}`);
  }
}
