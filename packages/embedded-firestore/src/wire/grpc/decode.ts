import { Decoded } from '../../model/decoded';
import { invalidArgument } from '../../model/status';
import type { Value } from '../../model/value';
import type { Field, FieldType, Message } from '../schema/field';
import { isEnum } from '../schema/field';
import { decodeField, decodeTimestamp, decodeValue, present } from './decode-value';
import { ProtobufReader, WireType } from './protobuf-reader';

/** A decoded request, shaped like its ProtoJSON form: absent fields are absent. */
export type Decoding = Record<string, unknown>;

const MAX_DEPTH = 100;

/**
 * Decodes a request into the shape of its ProtoJSON, with stored values, times and bytes already in the model's form.
 * @throws INVALID_ARGUMENT when the bytes are not the message
 */
export const decodeMessage = (schema: Message, bytes: Buffer): Decoding => decodeFields(schema, new ProtobufReader(bytes), 0);

function decodeFields(schema: Message, reader: ProtobufReader, depth: number): Decoding {
  if (depth > MAX_DEPTH) throw invalidArgument('The request is nested too deeply.');
  const result: Decoding = {};
  while (!reader.done) {
    const key = reader.key();
    const field = schema.byNumber[key >>> 3];
    if (field) decodeInto(result, field, reader, key & 7, depth);
    else reader.skip(key & 7);
  }
  return result;
}

function decodeInto(result: Decoding, field: Field, reader: ProtobufReader, wireType: number, depth: number): void {
  const { name, type } = field;
  if (type === 'fields') {
    const fields = result[name] instanceof Map ? (result[name] as Map<string, Value>) : new Map<string, Value>();
    result[name] = fields;
    decodeField(reader.nested(), fields);
  } else if (wireType !== wireTypeOf(type) || type === 'labels') reader.skip(wireType);
  else if (field.repeated) {
    const list = Array.isArray(result[name]) ? (result[name] as unknown[]) : [];
    result[name] = list;
    list.push(decodeOne(type, reader, depth));
  } else result[name] = decodeOne(type, reader, depth);
}

function decodeOne(type: FieldType, reader: ProtobufReader, depth: number): unknown {
  if (typeof type === 'function') return decodeFields(type(), reader.nested(), depth + 1);
  if (typeof type === 'object') return isEnum(type) ? reader.int32() : decodeFields(type, reader.nested(), depth + 1);
  return SCALARS[type](reader);
}

const SCALARS: Readonly<Record<FieldType & string, (reader: ProtobufReader) => unknown>> = {
  string: (reader) => reader.string(),
  bool: (reader) => reader.bool(),
  int32: (reader) => reader.int32(),
  int64: (reader) => reader.int64(),
  double: (reader) => reader.double(),
  bytes: (reader) => reader.copyBytes(),
  timestamp: (reader) => decodeTimestamp(reader.nested()),
  value: (reader) => new Decoded(present(decodeValue(reader.nested()))),
  'wrapped int32': (reader) => decodeWrapped(reader.nested(), (inner) => inner.int32()),
  'wrapped int64': (reader) => decodeWrapped(reader.nested(), (inner) => inner.int64()),
  'wrapped double': (reader) => decodeWrapped(reader.nested(), (inner) => inner.double()),
  fields: () => undefined,
  document: () => undefined,
  labels: () => undefined,
};

function decodeWrapped<T extends number | bigint>(reader: ProtobufReader, read: (reader: ProtobufReader) => T): T | number {
  let value: T | number = 0;
  while (!reader.done) {
    const key = reader.key();
    if (key >>> 3 === 1) value = read(reader);
    else reader.skip(key & 7);
  }
  return value;
}

function wireTypeOf(type: FieldType): number {
  if (type === 'bool' || type === 'int32' || type === 'int64') return WireType.VARINT;
  if (type === 'double') return WireType.FIXED64;
  return typeof type === 'object' && isEnum(type) ? WireType.VARINT : WireType.BYTES;
}
