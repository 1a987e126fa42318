import type { Doc } from '../../model/document';
import type { Micros } from '../../model/timestamp';
import { Timestamp } from '../../model/timestamp';
import type { MapValue, Value } from '../../model/value';
import { GeoPoint, isArray, Reference } from '../../model/value';
import type { NamedDocument } from '../schema/named-document';
import { WireType } from './protobuf-reader';
import { ProtobufWriter } from './protobuf-writer';

/** Writes what stands inside a `google.firestore.v1.Value`: exactly one of its kinds. */
export function encodeValue(writer: ProtobufWriter, value: Value): void {
  if (typeof value === 'string') writer.string(17, value);
  else if (typeof value === 'bigint') writer.key(2, WireType.VARINT).int64(value);
  else if (typeof value === 'number') writer.key(3, WireType.FIXED64).double(value);
  else if (typeof value === 'boolean') writer.key(1, WireType.VARINT).varint(value ? 1 : 0);
  else if (value === null) writer.key(11, WireType.VARINT).varint(0);
  else if (isArray(value)) writer.nested(9, () => encodeValues(writer, 1, value));
  else if (value instanceof Map) writer.nested(6, () => encodeFields(writer, 1, value));
  else encodeObject(writer, value);
}

/** Writes each value as one field of the number. */
export function encodeValues(writer: ProtobufWriter, number: number, values: readonly Value[]): void {
  for (const value of values) writer.nested(number, () => encodeValue(writer, value));
}

/** Writes a `map<string, Value>` field. */
export function encodeFields(writer: ProtobufWriter, number: number, fields: MapValue): void {
  for (const [name, value] of fields) writer.nested(number, () => writer.string(1, name).nested(2, () => encodeValue(writer, value)));
}

/** Writes a timestamp field. */
export function encodeTime(writer: ProtobufWriter, number: number, time: Timestamp | Micros): void {
  const { seconds, micros } = typeof time === 'number' ? Timestamp.fromMicros(time) : time;
  writer.nested(number, () => {
    if (seconds !== 0) writer.key(1, WireType.VARINT).int64(seconds);
    if (micros !== 0) writer.key(2, WireType.VARINT).varint(micros * 1000);
  });
}

const encoded = new WeakMap<Doc, Buffer>();

/** A `google.firestore.v1.Document`. A stored version is encoded once, however many answers and listeners it goes to. */
export function encodeDocument({ name, doc }: NamedDocument): Buffer {
  const known = doc && encoded.get(doc);
  if (known) return known;
  const writer = new ProtobufWriter().string(1, name);
  if (doc) {
    encodeFields(writer, 2, doc.fields);
    encodeTime(writer, 3, doc.createTime);
    encodeTime(writer, 4, doc.updateTime);
    encoded.set(doc, writer.finish());
  }
  return writer.finish();
}

function encodeObject(writer: ProtobufWriter, value: Uint8Array | Timestamp | Reference | GeoPoint | MapValue): void {
  if (value instanceof Timestamp) encodeTime(writer, 10, value);
  else if (value instanceof Reference) writer.string(5, value.name);
  else if (value instanceof GeoPoint)
    writer.nested(8, () => {
      writer.key(1, WireType.FIXED64).double(value.latitude).key(2, WireType.FIXED64).double(value.longitude);
    });
  else if (value instanceof Uint8Array) writer.raw(18, value);
}
