import { GeoPoint } from '../model/value';
import { integer, nearestInteger } from './arithmetic';
import type { Namespace } from './bindings';
import { toFloat, toInteger, toPath, toText } from './conversions';
import { Duration, durationUnits } from './duration';
import { functionNotFound, invalidArgument, overflow, type Result } from './errors';
import { hashes } from './hashing';
import { argumentFailure, isInteger, isText, isTextOrBytes } from './method';
import { timestampAt, timestampOfDate } from './times';
import { isNumber, type RulesValue } from './values';

type Global = { readonly arity: number; readonly run: (args: readonly RulesValue[]) => Result };
type Globals = ReadonlyMap<string, Global>;

/** A function of one argument, which must satisfy `accepts`. */
const one = <Arg extends RulesValue>(
  name: string,
  accepts: (value: RulesValue) => value is Arg,
  run: (arg: Arg) => Result,
): [string, Global] => [name, { arity: 1, run: ([arg = null]) => (accepts(arg) ? run(arg) : argumentFailure(name, arg)) }];

/** A function of several arguments, which must all satisfy `accepts`. */
const several = <Arg extends RulesValue>(
  name: string,
  arity: number,
  accepts: (value: RulesValue) => value is Arg,
  run: (...args: Arg[]) => Result,
): [string, Global] => [
  name,
  { arity, run: (args) => (args.every(accepts) ? run(...args) : argumentFailure(name, args.find((arg) => !accepts(arg)) ?? null)) },
];

const any = (name: string, run: (arg: RulesValue) => Result): [string, Global] => [name, { arity: 1, run: ([arg = null]) => run(arg) }];

const conversions: Globals = new Map([
  any('string', (value) => toText('string', value)),
  any('int', toInteger),
  any('float', toFloat),
  any('path', toPath),
  any('debug', (value) => value),
]);

/** A rounding function of an int or float; returns an int. */
const rounding = (name: string, round: (value: number) => number): [string, Global] => one(name, isNumber, (value) => round(Number(value)));

const math: Globals = new Map([
  one('abs', isNumber, (value) => (typeof value === 'bigint' ? integer(value < 0n ? -value : value) : Math.abs(value))),
  rounding('ceil', Math.ceil),
  rounding('floor', Math.floor),
  one('round', isNumber, (value) => (typeof value === 'bigint' ? value : nearestInteger(Math.round(value)))),
  one('sqrt', isNumber, (value) => Math.sqrt(Number(value))),
  several('pow', 2, isNumber, (base = 0, exponent = 0) => Number(base) ** Number(exponent)),
  one('isNaN', isNumber, (value) => Number.isNaN(value)),
]);

const timestamp: Globals = new Map([
  several('date', 3, isInteger, (year = 0n, month = 0n, day = 0n) => {
    return timestampOfDate(Number(year), Number(month), Number(day)) ?? invalidArgument('date');
  }),
  one('value', isInteger, (millis) => timestampAt(millis * 1_000_000n) ?? invalidArgument('value')),
]);

const isDuration = (value: RulesValue): value is Duration => value instanceof Duration;

const duration: Globals = new Map([
  one('abs', isDuration, ({ nanos }) => Duration.of(nanos < 0n ? -nanos : nanos) ?? overflow()),
  several('time', 4, isInteger, (hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n) => {
    return Duration.of(((hours * 60n + minutes) * 60n + seconds) * 1_000_000_000n + nanos) ?? overflow();
  }),
  ['value', { arity: 2, run: ([magnitude = null, unit = null]) => durationOf(magnitude, unit) }],
]);

function durationOf(magnitude: RulesValue, unit: RulesValue): Result {
  if (!isInteger(magnitude) || !isText(unit)) return argumentFailure('value', isInteger(magnitude) ? unit : magnitude);
  const nanos = durationUnits.get(unit);
  return nanos === undefined ? invalidArgument('value') : (Duration.of(magnitude * nanos) ?? overflow());
}

const latlng: Globals = new Map([
  several('value', 2, isNumber, (lat = 0, lng = 0) => {
    const [latitude, longitude] = [Number(lat), Number(lng)];
    const exists = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    return exists ? new GeoPoint(latitude, longitude) : invalidArgument('value');
  }),
]);

const hashing: Globals = new Map([...hashes].map(([name, hash]) => one(name, isTextOrBytes, hash)));

const namespaces: Readonly<Record<Namespace | '', Globals>> = { '': conversions, math, timestamp, duration, latlng, hashing };

/** `namespace.name(args)` on known values; the conversions and `debug` have the namespace ''. Never throws. */
export function callGlobal(namespace: Namespace | '', name: string, args: readonly RulesValue[]): Result {
  const global = namespaces[namespace].get(name);
  return global?.arity === args.length ? global.run(args) : functionNotFound(namespace === '' ? name : `${namespace}.${name}`);
}

export const isNamespace = (name: string): name is Namespace => name !== '' && Object.hasOwn(namespaces, name);

/** The number of arguments; undefined if there is no such function. */
export const globalArity = (namespace: Namespace | '', name: string): number | undefined => namespaces[namespace].get(name)?.arity;
