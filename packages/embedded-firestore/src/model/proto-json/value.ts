import { Decoded } from '../decoded';
import { parseParentName } from '../resource-name';
import { invalidArgument } from '../status';
import { parseTimestamp, Timestamp } from '../timestamp';
import { GeoPoint, isArray, type MapValue, Reference, type Value } from '../value';
import { asBytes, asDouble, asFlag, asInteger, asList, asMessage, asText, field, type Message, payloadError } from './payload';

/**
 * Reads a `google.firestore.v1.Value`.
 * @throws INVALID_ARGUMENT when it is none, names no document where it refers to one, or is a place that is not on the globe
 */
export function readValue(json: unknown, depth = 0): Value {
  if (json instanceof Decoded) return json.value;
  if (depth > MAX_DEPTH) throw payloadError('Values are nested too deeply.');
  const message = asMessage(json, 'value');
  let value: Value | undefined;
  for (const key in message) {
    const read = readers[key];
    if (read === undefined) throw payloadError(`Unknown field "${key}" in a value.`);
    const content = message[key];
    if ((content === null && read !== readNull) || content === undefined) continue;
    if (value !== undefined) throw payloadError('A value has more than one type.');
    value = read(content, depth);
  }
  if (value === undefined) throw invalidArgument('A value must have a type.');
  return value;
}

/** As protobuf's own readers have it; what may be stored is far less deep. */
const MAX_DEPTH = 100;

type Reader = (content: unknown, depth: number) => Value;

const readNull: Reader = () => null;
const readInteger: Reader = (json) => asInteger(json, 'integerValue');
const readDouble: Reader = (json) => asDouble(json, 'doubleValue');
const readBytes: Reader = (json) => asBytes(json, 'bytesValue');
const readText: Reader = (json) => asText(json, 'stringValue');
const readFlag: Reader = (json) => asFlag(json, 'booleanValue');
const readArray: Reader = (json, depth) =>
  asList(asMessage(json, 'arrayValue').values, 'arrayValue').map((element) => readValue(element, depth + 1));
const readMap: Reader = (json, depth) => readFields(asMessage(json, 'mapValue').fields, depth + 1);

/** A document by its full name; which database it is in does not matter. */
function readReference(json: unknown): Reference {
  const name = asText(json, 'referenceValue');
  const { path } = parseParentName(name);
  if (path === '') throw invalidArgument(`Document name "${name}" lacks "/" at index ${name.length}.`);
  return new Reference(name);
}

function readGeoPoint(json: unknown): GeoPoint {
  const message = asMessage(json, 'geoPointValue');
  const latitude = asDouble(message.latitude ?? 0, 'latitude');
  const longitude = asDouble(message.longitude ?? 0, 'longitude');
  if (!(Math.abs(latitude) <= 90)) throw invalidArgument(`Latitude ${latitude} must be in the range [-90, 90].`);
  if (!(Math.abs(longitude) <= 180)) throw invalidArgument(`Longitude ${longitude} must be in the range [-180, 180].`);
  return new GeoPoint(latitude, longitude);
}

/** A time, as RFC 3339 or `{seconds, nanos}`. @throws INVALID_ARGUMENT */
export function readTimestamp(json: unknown): Timestamp {
  if (json instanceof Timestamp) return json;
  if (typeof json === 'string') return parseTimestamp(json);
  const message = asMessage(json, 'timestamp');
  return Timestamp.fromProto(Number(asInteger(message.seconds ?? 0, 'seconds')), Number(asInteger(message.nanos ?? 0, 'nanos')));
}

const readers: Readonly<Record<string, Reader | undefined>> = Object.assign(Object.create(null), {
  nullValue: readNull,
  null_value: readNull,
  booleanValue: readFlag,
  boolean_value: readFlag,
  integerValue: readInteger,
  integer_value: readInteger,
  doubleValue: readDouble,
  double_value: readDouble,
  timestampValue: readTimestamp,
  timestamp_value: readTimestamp,
  stringValue: readText,
  string_value: readText,
  bytesValue: readBytes,
  bytes_value: readBytes,
  referenceValue: readReference,
  reference_value: readReference,
  geoPointValue: readGeoPoint,
  geo_point_value: readGeoPoint,
  arrayValue: readArray,
  array_value: readArray,
  mapValue: readMap,
  map_value: readMap,
} satisfies Record<string, Reader>);

/** Reads the `fields` of a document or map; absent is empty. @throws INVALID_ARGUMENT */
export function readFields(json: unknown, depth = 0): MapValue {
  if (json instanceof Map) return json;
  const message = asMessage(json, 'fields');
  const fields = new Map<string, Value>();
  for (const name in message) fields.set(name, readValue(message[name], depth));
  return fields;
}

/** Writes a value the way the service prints it: integers and unusual doubles as text, empty containers without their lists. */
export function writeValue(value: Value): Message {
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'bigint':
      return { integerValue: value.toString() };
    case 'number':
      return { doubleValue: Number.isFinite(value) ? value : String(value) };
    case 'boolean':
      return { booleanValue: value };
    default:
      return writeObject(value);
  }
}

function writeObject(value: Exclude<Value, string | bigint | number | boolean>): Message {
  if (value === null) return { nullValue: null };
  if (value instanceof Map) return { mapValue: writeFields(value) };
  if (isArray(value)) return { arrayValue: value.length === 0 ? {} : { values: value.map(writeValue) } };
  if (value instanceof Timestamp) return { timestampValue: value.toString() };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof GeoPoint) return { geoPointValue: writeGeoPoint(value) };
  return {
    bytesValue: Buffer.from((value as Uint8Array).buffer, (value as Uint8Array).byteOffset, (value as Uint8Array).byteLength).toString(
      'base64',
    ),
  };
}

/** Fields with their default value are left out, as everywhere in ProtoJSON. */
const writeGeoPoint = ({ latitude, longitude }: GeoPoint): Message => ({
  ...(latitude !== 0 && { latitude }),
  ...(longitude !== 0 && { longitude }),
});

/** `{fields}`, or nothing at all when there are none: the content of a map value and of a document. */
export function writeFields(fields: MapValue): Message {
  if (fields.size === 0) return {};
  const written: Record<string, Message> = {};
  for (const [name, value] of fields) written[name] = writeValue(value);
  return { fields: written };
}

/** Reads a list of values, such as the elements of a transform or the position of a cursor. @throws INVALID_ARGUMENT */
export const readValues = (json: unknown, name: string): readonly Value[] =>
  asList(field(asMessage(json, name), 'values'), name).map((element) => readValue(element));
