import type { Message as Json } from '../../model/proto-json/payload';
import { payloadError } from '../../model/proto-json/payload';
import type { Field, FieldType, Message } from '../schema/field';
import { isEnum } from '../schema/field';

/** Filters hold filters: a hundred of them, two messages each, as the readers behind this one take. */
const MAX_DEPTH = 250;

/**
 * Checks a JSON body against the message that it should be, and renames its fields to camel case. Numbers may be texts and the other way
 * round, enums names or numbers; unknown fields are refused. Values and times are read, and judged, by whoever needs them.
 * @throws INVALID_ARGUMENT saying what is wrong and where
 */
export function readJson(schema: Message, json: unknown, where = '', depth = 0): Json {
  if (depth > MAX_DEPTH) throw payloadError('It is nested too deeply.');
  if (!isObject(json)) throw payloadError(`${where || 'The body'}: expected an object.`);
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(json)) {
    const field = schema.byName.get(name);
    if (!field) throw payloadError(`Unknown field "${name}"${where && ` in ${where}`}.`);
    if (value !== null) result[field.name] = readField(field, value, where === '' ? name : `${where}.${name}`, depth);
  }
  return result;
}

function readField({ type, repeated }: Field, json: unknown, where: string, depth: number): unknown {
  if (!repeated) return readOne(type, json, where, depth);
  if (!Array.isArray(json)) throw payloadError(`${where}: expected an array.`);
  return json.map((item: unknown, index) => readOne(type, item, `${where}[${index}]`, depth));
}

function readOne(type: FieldType, json: unknown, where: string, depth: number): unknown {
  if (typeof type === 'function') return readJson(type(), json, where, depth + 1);
  if (typeof type === 'string') {
    const { accepts, expected } = SCALARS[type];
    if (!accepts(json)) throw payloadError(`${where}: expected ${expected}.`);
    return json;
  }
  if (!isEnum(type)) return readJson(type, json, where, depth + 1);
  if (!(typeof json === 'number' ? Number.isInteger(json) : typeof json === 'string' && Object.hasOwn(type.values, json)))
    throw payloadError(`${where}: expected one of ${Object.keys(type.values).join(', ')}.`);
  return json;
}

type Check = { readonly accepts: (json: unknown) => boolean; readonly expected: string };

const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);
const isText = (json: unknown): json is string => typeof json === 'string';
const isNumeric = (json: unknown): boolean =>
  typeof json === 'number' || (isText(json) && json.trim() !== '' && !Number.isNaN(Number(json)));
const isDouble = (json: unknown): boolean => isNumeric(json) || json === 'NaN' || json === 'Infinity' || json === '-Infinity';
const isInteger = (json: unknown): boolean => isNumeric(json) && Number.isInteger(Number(json));
const isInt32 = (json: unknown): boolean => isInteger(json) && Math.abs(Number(json)) <= 2 ** 31;

const int32: Check = { accepts: isInt32, expected: 'a 32-bit integer' };
const int64: Check = { accepts: isInteger, expected: 'a 64-bit integer' };
const double: Check = { accepts: isDouble, expected: 'a number' };
const object: Check = { accepts: isObject, expected: 'an object' };

const SCALARS: Readonly<Record<FieldType & string, Check>> = {
  string: { accepts: isText, expected: 'a string' },
  bool: { accepts: (json) => typeof json === 'boolean', expected: 'true or false' },
  bytes: { accepts: isText, expected: 'base64' },
  timestamp: { accepts: isText, expected: 'a time' },
  int32,
  int64,
  double,
  'wrapped int32': int32,
  'wrapped int64': int64,
  'wrapped double': double,
  value: object,
  fields: object,
  labels: object,
  document: object,
};
