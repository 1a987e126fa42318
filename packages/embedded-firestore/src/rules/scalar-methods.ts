import type { Timestamp } from '../model/timestamp';
import { GeoPoint, type Reference } from '../model/value';
import { toText } from './conversions';
import { Duration } from './duration';
import { type Failure, invalidArgument, isFailure, overflow, type Result } from './errors';
import { type Methods, noArguments, oneArgument } from './method';
import { Path, pathOf, Unbound } from './paths';
import { dateOf, dayOfYear, nanosOf, sinceEpoch, startOfDay } from './times';
import { isPath, isRulesMap, type RulesMap, type RulesValue } from './values';

const DAY = 86_400_000_000_000n;

/** `rules.Timestamp`; a week begins on Monday, with 1. */
export const timestampMethods: Methods<Timestamp> = new Map([
  ['year', noArguments<Timestamp>((time) => BigInt(dateOf(time).getUTCFullYear()))],
  ['month', noArguments<Timestamp>((time) => BigInt(dateOf(time).getUTCMonth() + 1))],
  ['day', noArguments<Timestamp>((time) => BigInt(dateOf(time).getUTCDate()))],
  ['dayOfWeek', noArguments<Timestamp>((time) => BigInt(dateOf(time).getUTCDay() || 7))],
  ['dayOfYear', noArguments<Timestamp>((time) => BigInt(dayOfYear(time)))],
  ['hours', noArguments<Timestamp>((time) => BigInt(dateOf(time).getUTCHours()))],
  ['minutes', noArguments<Timestamp>((time) => BigInt(dateOf(time).getUTCMinutes()))],
  ['seconds', noArguments<Timestamp>((time) => BigInt(dateOf(time).getUTCSeconds()))],
  ['nanos', noArguments<Timestamp>((time) => BigInt(nanosOf(time)))],
  ['date', noArguments<Timestamp>(startOfDay)],
  ['time', noArguments<Timestamp>((time) => Duration.of(((sinceEpoch(time) % DAY) + DAY) % DAY) ?? overflow())],
  ['toMillis', noArguments<Timestamp>((time) => BigInt(time.seconds) * 1000n + BigInt(Math.floor(time.micros / 1000)))],
]);

/** `rules.Duration` */
export const durationMethods: Methods<Duration> = new Map([
  ['seconds', noArguments<Duration>(({ seconds }) => seconds)],
  ['nanos', noArguments<Duration>(({ fraction }) => fraction)],
]);

const isPoint = (value: RulesValue): value is GeoPoint => value instanceof GeoPoint;

/** `rules.LatLng` */
export const latlngMethods: Methods<GeoPoint> = new Map([
  ['latitude', noArguments<GeoPoint>(({ latitude }) => latitude)],
  ['longitude', noArguments<GeoPoint>(({ longitude }) => longitude)],
  ['distance', oneArgument('distance', isPoint, (point: GeoPoint, other) => distance(point, other))],
]);

const EARTH_RADIUS = 6_371_009;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along the surface of a sphere, by the haversine formula. */
function distance(from: GeoPoint, to: GeoPoint): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** `rules.Bytes` */
export const bytesMethods: Methods<Uint8Array> = new Map([
  ['size', noArguments<Uint8Array>((bytes) => BigInt(bytes.length))],
  ['toBase64', noArguments<Uint8Array>(toBase64)],
  ['toHexString', noArguments<Uint8Array>((bytes) => Buffer.from(bytes).toString('hex').toUpperCase())],
]);

/** Base64url with padding, as in the example of the rules reference. */
function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

/** `rules.Path` */
export const pathMethods: Methods<Path | Reference> = new Map([
  ['bind', oneArgument('bind', isRulesMap, (path: Path | Reference, values) => bind(pathOf(path), values))],
]);

/** Every name must be a wildcard of the path. A wildcard without a value stays empty. */
function bind(path: Path, values: RulesMap): Result {
  const places = new Set(path.segments.flatMap((segment) => (segment instanceof Unbound ? [segment.name] : [])));
  if ([...values.keys()].some((name) => !places.has(name))) return invalidArgument('bind');
  const bindings = new Map(path.bindings);
  const segments: string[] = [];
  for (const segment of path.segments) {
    const filled = segment instanceof Unbound ? fill(segment, values.get(segment.name)) : [segment];
    if (isFailure(filled)) return filled;
    if (segment instanceof Unbound && filled.length > 0) bindings.set(segment.name, filled.join('/'));
    segments.push(...(filled.length > 0 ? filled : ['']));
  }
  return new Path(segments, bindings);
}

/** The segments of a wildcard: one for `{x}`, those of a path for `{x=**}`, none without a value. */
function fill({ isGlob }: Unbound, value: RulesValue | undefined): readonly string[] | Failure {
  if (value === undefined) return [];
  if (isGlob) return (isPath(value) ? pathOf(value).known : undefined) ?? invalidArgument('bind');
  const text = toText('bind', value);
  if (isFailure(text)) return text;
  return text === '' ? invalidArgument('bind') : [text];
}
