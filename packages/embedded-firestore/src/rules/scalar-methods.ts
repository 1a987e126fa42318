import type { Timestamp } from '../model/timestamp';
import { GeoPoint, type Reference } from '../model/value';
import { toText } from './conversions';
import { Duration } from './duration';
import { type Failure, invalidArgument, isFailure, overflow, type Result } from './errors';
import { type Methods, taking, without } from './method';
import { Path, pathOf, Unbound } from './paths';
import { dateOf, dayOfYear, nanosOf, sinceEpoch, startOfDay } from './times';
import { isPath, isRulesMap, type RulesMap, type RulesValue } from './values';

const DAY = 86_400_000_000_000n;

/** `rules.Timestamp`; a week begins on Monday, with 1. */
export const timestampMethods: Methods<Timestamp> = new Map([
  ['year', without<Timestamp>((time) => BigInt(dateOf(time).getUTCFullYear()))],
  ['month', without<Timestamp>((time) => BigInt(dateOf(time).getUTCMonth() + 1))],
  ['day', without<Timestamp>((time) => BigInt(dateOf(time).getUTCDate()))],
  ['dayOfWeek', without<Timestamp>((time) => BigInt(dateOf(time).getUTCDay() || 7))],
  ['dayOfYear', without<Timestamp>((time) => BigInt(dayOfYear(time)))],
  ['hours', without<Timestamp>((time) => BigInt(dateOf(time).getUTCHours()))],
  ['minutes', without<Timestamp>((time) => BigInt(dateOf(time).getUTCMinutes()))],
  ['seconds', without<Timestamp>((time) => BigInt(dateOf(time).getUTCSeconds()))],
  ['nanos', without<Timestamp>((time) => BigInt(nanosOf(time)))],
  ['date', without<Timestamp>(startOfDay)],
  ['time', without<Timestamp>((time) => Duration.of(((sinceEpoch(time) % DAY) + DAY) % DAY) ?? overflow())],
  ['toMillis', without<Timestamp>((time) => BigInt(time.seconds) * 1000n + BigInt(Math.floor(time.micros / 1000)))],
]);

/** `rules.Duration` */
export const durationMethods: Methods<Duration> = new Map([
  ['seconds', without<Duration>(({ seconds }) => seconds)],
  ['nanos', without<Duration>(({ fraction }) => fraction)],
]);

const isPoint = (value: RulesValue): value is GeoPoint => value instanceof GeoPoint;

/** `rules.LatLng` */
export const latlngMethods: Methods<GeoPoint> = new Map([
  ['latitude', without<GeoPoint>(({ latitude }) => latitude)],
  ['longitude', without<GeoPoint>(({ longitude }) => longitude)],
  ['distance', taking('distance', isPoint, (point: GeoPoint, other) => distance(point, other))],
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
  ['size', without<Uint8Array>((bytes) => BigInt(bytes.length))],
  ['toBase64', without<Uint8Array>(toBase64)],
  ['toHexString', without<Uint8Array>((bytes) => Buffer.from(bytes).toString('hex').toUpperCase())],
]);

/** With the alphabet of URLs and with padding, as the reference's example has it. */
function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

/** `rules.Path` */
export const pathMethods: Methods<Path | Reference> = new Map([
  ['bind', taking('bind', isRulesMap, (path: Path | Reference, values) => bind(pathOf(path), values))],
]);

/** Every name must be a place of the path. A place without a value stays empty. */
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

/** The segments of a place: one for `{x}`, those of a path for `{x=**}`, none without a value. */
function fill({ isGlob }: Unbound, value: RulesValue | undefined): readonly string[] | Failure {
  if (value === undefined) return [];
  if (isGlob) return (isPath(value) ? pathOf(value).known : undefined) ?? invalidArgument('bind');
  const text = toText('bind', value);
  if (isFailure(text)) return text;
  return text === '' ? invalidArgument('bind') : [text];
}
