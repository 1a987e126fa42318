import { readValue } from '../../model/proto-json/value';
import { invalidArgument } from '../../model/status';
import { Timestamp } from '../../model/timestamp';
import type { MapValue, Value } from '../../model/value';
import type { ProtobufReader } from './protobuf-reader';
import { WireType } from './protobuf-reader';

/** As protobuf's own readers have it; what may be stored is far less deep. */
const MAX_DEPTH = 100;

/** Reads a `google.firestore.v1.Value` straight into a stored value; undefined when none of its kinds is set. */
export function decodeValue(reader: ProtobufReader, depth = 0): Value | undefined {
  if (depth > MAX_DEPTH) throw invalidArgument('The request nests values too deeply.');
  let value: Value | undefined;
  while (!reader.done) {
    const key = reader.key();
    const read = KINDS[key >>> 3];
    if (read && wireTypeOf(key >>> 3) === (key & 7)) value = read(reader, depth);
    else reader.skip(key & 7);
  }
  return value;
}

/** Reads `map<string, Value>` entries one by one; the last of equal keys counts. */
export function decodeField(reader: ProtobufReader, into: Map<string, Value>, depth = 0): void {
  let name = '';
  let value: Value | undefined;
  while (!reader.done) {
    const key = reader.key();
    if (key === NAME_KEY) name = reader.string();
    else if (key === VALUE_KEY) value = decodeValue(reader.nested(), depth + 1);
    else reader.skip(key & 7);
  }
  into.set(name, present(value));
}

/** @throws INVALID_ARGUMENT outside the years 1 to 9999 */
export function decodeTimestamp(reader: ProtobufReader): Timestamp {
  let seconds = 0;
  let nanos = 0;
  while (!reader.done) {
    const key = reader.key();
    if (key === 1 << 3) seconds = Number(reader.int64());
    else if (key === 2 << 3) nanos = reader.int32();
    else reader.skip(key & 7);
  }
  return Timestamp.fromProto(seconds, nanos);
}

/** The value, refused when the message had none. */
export function present(value: Value | undefined): Value {
  if (value === undefined) throw invalidArgument('A value must have a type.');
  return value;
}

const NAME_KEY = (1 << 3) | WireType.BYTES;
const VALUE_KEY = (2 << 3) | WireType.BYTES;

/** By field number. Zero has one sign when stored. @see google/firestore/v1/document.proto */
const KINDS: Readonly<Record<number, (reader: ProtobufReader, depth: number) => Value>> = {
  1: (reader) => reader.bool(),
  2: (reader) => reader.int64(),
  3: (reader) => withoutSign(reader.double()),
  5: (reader) => readValue({ referenceValue: reader.string() }),
  6: (reader, depth) => decodeMap(reader.nested(), depth),
  8: (reader) => decodeGeoPoint(reader.nested()),
  9: (reader, depth) => decodeArray(reader.nested(), depth),
  10: (reader) => decodeTimestamp(reader.nested()),
  11: (reader) => {
    reader.int32();
    return null;
  },
  17: (reader) => reader.string(),
  18: (reader) => reader.copyBytes(),
};

const VARINT_KINDS = new Set([1, 2, 11]);

function wireTypeOf(kind: number): number {
  if (kind === 3) return WireType.FIXED64;
  return VARINT_KINDS.has(kind) ? WireType.VARINT : WireType.BYTES;
}

function decodeMap(reader: ProtobufReader, depth: number): MapValue {
  const fields = new Map<string, Value>();
  while (!reader.done) {
    const key = reader.key();
    if (key === NAME_KEY) decodeField(reader.nested(), fields, depth);
    else reader.skip(key & 7);
  }
  return fields;
}

function decodeArray(reader: ProtobufReader, depth: number): readonly Value[] {
  const values: Value[] = [];
  while (!reader.done) {
    const key = reader.key();
    if (key === NAME_KEY) values.push(present(decodeValue(reader.nested(), depth + 1)));
    else reader.skip(key & 7);
  }
  return values;
}

function decodeGeoPoint(reader: ProtobufReader): Value {
  let latitude = 0;
  let longitude = 0;
  while (!reader.done) {
    const key = reader.key();
    if (key === ((1 << 3) | WireType.FIXED64)) latitude = reader.double();
    else if (key === ((2 << 3) | WireType.FIXED64)) longitude = reader.double();
    else reader.skip(key & 7);
  }
  return readValue({ geoPointValue: { latitude, longitude } });
}

const withoutSign = (number: number): number => (number === 0 ? 0 : number);
