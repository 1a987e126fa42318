import { parseTimestamp, Timestamp } from '../model/timestamp';
import { Path } from '../rules/paths';
import { setOf } from '../rules/sets';
import type { RulesMap, RulesValue } from '../rules/values';
import type { Line } from './stdio';

/** An expression value of the protocol: an object with one key that names its type. */
type Readers = Readonly<Record<string, (content: unknown) => RulesValue>>;

const readers: Readers = {
  string_value: (content) => String(content ?? ''),
  bool_value: (content) => content === true || content === 'true',
  int_value: readInteger,
  float_value: (content) => Number(content),
  timestamp_value: readTime,
  null_value: () => null,
  list_value: (content) => itemsOf(content).map(readExpressionValue),
  set_value: (content) => setOf(itemsOf(content).map(readExpressionValue)),
  map_value: (content) => readFields(asObject(asObject(content).fields)),
  path_value: readPath,
};

/** Reads an expression value, leniently: what is absent or of an unknown type is null. */
export function readExpressionValue(json: unknown): RulesValue {
  const object = asObject(json);
  for (const name of Object.keys(object)) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (read !== undefined) return read(object[name]);
  }
  return null;
}

/** Reads a map's fields; an absent key stays an absent field. */
function readFields(fields: Line): RulesMap {
  return new Map(Object.entries(fields).map(([name, json]) => [name, readExpressionValue(json)]));
}

/** A JSON number without fraction; one with a fraction, or beyond an integer, stays a float. */
function readInteger(content: unknown): RulesValue {
  if (typeof content === 'string' && /^-?\d+$/.test(content)) return BigInt(content);
  return Number.isInteger(content) ? BigInt(content as number) : Number(content);
}

/** RFC 3339, or `{seconds, nanos}`; anything else is not a time. */
function readTime(content: unknown): RulesValue {
  try {
    if (typeof content === 'string') return parseTimestamp(content);
    const { seconds, nanos } = asObject(content);
    return Timestamp.fromProto(Number(seconds ?? 0), Number(nanos ?? 0));
  } catch {
    return null;
  }
}

function readPath(content: unknown): RulesValue {
  const { segments } = asObject(content);
  return new Path(
    (Array.isArray(segments) ? segments : []).map((segment) => String(asObject(segment).simple ?? asObject(segment).capture ?? '')),
  );
}

function itemsOf(content: unknown): readonly unknown[] {
  const { values } = asObject(content);
  return Array.isArray(values) ? values : [];
}

/** The object, or an empty one: what is not there has no fields. */
export const asObject = (json: unknown): Line => (typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Line) : {});
