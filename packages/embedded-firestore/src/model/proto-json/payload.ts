import { invalidArgument, type StatusError } from '../status';

/**
 * A message as JSON, or decoded from protobuf into the same shape; fields in camel or in snake case. The readers of this folder accept both forms:
 * 64-bit integers as text, number or bigint, bytes as base64 or `Uint8Array`, timestamps as RFC 3339, `{seconds, nanos}` or `Timestamp`, enums as
 * names or numbers, values as JSON or `Decoded`.
 */
export type Message = Readonly<Record<string, unknown>>;

/** The refusal of a body that is no message of its type; `what` is for people. */
export const payloadError = (what: string): StatusError => invalidArgument(`Payload isn't valid for request. ${what}`);

/** The field, whichever way its name is written; `undefined` when absent or null. */
export function field(message: Message, name: string): unknown {
  return message[name] ?? message[snakeCase(name)] ?? undefined;
}

const snakeNames = new Map<string, string>();

function snakeCase(name: string): string {
  const known = snakeNames.get(name);
  if (known !== undefined) return known;
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeNames.set(name, snake);
  return snake;
}

/** An absent message reads as an empty one. @throws INVALID_ARGUMENT for anything but an object */
export function asMessage(json: unknown, what: string): Message {
  if (json === undefined || json === null) return {};
  if (typeof json !== 'object' || Array.isArray(json)) throw payloadError(`${what}: expected an object.`);
  return json as Message;
}

/** An absent list reads as an empty one. @throws INVALID_ARGUMENT for anything but an array */
export function asList(json: unknown, what: string): readonly unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw payloadError(`${what}: expected an array.`);
  return json;
}

/** An absent text reads as ''. @throws INVALID_ARGUMENT for anything but a string */
export function asText(json: unknown, what: string): string {
  if (json === undefined || json === null) return '';
  if (typeof json !== 'string') throw payloadError(`${what}: expected a string.`);
  return json;
}

/** @throws INVALID_ARGUMENT for anything but true, false or nothing (false) */
export function asFlag(json: unknown, what: string): boolean {
  if (json === undefined || json === null) return false;
  if (typeof json !== 'boolean') throw payloadError(`${what}: expected true or false.`);
  return json;
}

/** Longer ones cannot fit, and would take long to read. */
const INTEGER = /^-?\d{1,20}$/;

const DECIMAL = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A 64-bit integer, given as a number or as decimal text. @throws INVALID_ARGUMENT */
export function asInteger(json: unknown, what: string): bigint {
  if (typeof json === 'bigint') return json;
  const number = typeof json === 'string' && !INTEGER.test(json) && DECIMAL.test(json) ? Number(json) : json;
  if (typeof number === 'string' ? INTEGER.test(number) : Number.isInteger(number)) {
    const integer = BigInt(number as string | number);
    if (BigInt.asIntN(64, integer) === integer) return integer;
  }
  throw payloadError(`${what}: expected a 64-bit integer.`);
}

/** A 32-bit integer, possibly wrapped as `{value}`; `undefined` when absent. @throws INVALID_ARGUMENT */
export function asCount(json: unknown, what: string): number | undefined {
  if (json === undefined || json === null) return undefined;
  const number = typeof json === 'object' ? asInteger((json as Message).value ?? 0, what) : asInteger(json, what);
  if (BigInt.asIntN(32, number) !== number) throw payloadError(`${what}: expected a 32-bit integer.`);
  return Number(number);
}

const DOUBLES = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/** A double, given as a number or as text; −0 becomes 0. @throws INVALID_ARGUMENT */
export function asDouble(json: unknown, what: string): number {
  if (typeof json === 'number') return json + 0;
  if (typeof json === 'string') {
    const number = DOUBLES.get(json) ?? (DECIMAL.test(json) ? Number(json) : Number.NaN);
    if (DOUBLES.has(json) || Number.isFinite(number)) return number + 0;
  }
  throw payloadError(`${what}: expected a number.`);
}

/** The enum's name, for a name or a number; `undefined` when absent, 0 or unknown. */
export function asEnum<Name extends string>(json: unknown, names: readonly Name[]): Name | undefined {
  const at = typeof json === 'number' ? json : names.indexOf(json as Name) + 1;
  return names[at - 1];
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Bytes, given as base64 of either alphabet or as they are. @throws INVALID_ARGUMENT */
export function asBytes(json: unknown, what: string): Uint8Array {
  if (json instanceof Uint8Array) return new Uint8Array(json);
  if (typeof json === 'string' && BASE64.test(json)) return new Uint8Array(Buffer.from(json, 'base64'));
  throw payloadError(`${what}: expected base64.`);
}
