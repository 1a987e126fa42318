import type { Timestamp } from '../../model/timestamp';
import type { MapValue, Value } from '../../model/value';
import type { Field, FieldType, Message } from '../schema/field';
import { isEnum } from '../schema/field';
import type { NamedDocument } from '../schema/named-document';
import { encodeDocument, encodeFields, encodeTime, encodeValue } from './encode-value';
import { WireType } from './protobuf-reader';
import { ProtobufWriter } from './protobuf-writer';

/** A response in its ProtoJSON shape, with values, times, bytes and documents as model types. */
export type ResponseMessage = Readonly<Record<string, unknown>>;

/** Encodes an answer. Absent fields, zeros, false and empty texts are left out, as protobuf does. */
export function encodeMessage(schema: Message, response: ResponseMessage): Buffer {
  const writer = new ProtobufWriter();
  encodeInto(writer, schema, response);
  return writer.finish();
}

function encodeInto(writer: ProtobufWriter, schema: Message, answer: ResponseMessage): void {
  for (const field of schema.fields) {
    const value = answer[field.name];
    if (value === undefined || field.number === 0) continue;
    if (!field.repeated) encodeField(writer, field, value, false);
    else if (field.type === 'int32') encodePacked(writer, field.number, value as readonly number[]);
    else for (const item of value as readonly unknown[]) encodeField(writer, field, item, true);
  }
}

function encodePacked(writer: ProtobufWriter, number: number, values: readonly number[]): void {
  if (values.length === 0) return;
  writer.nested(number, () => {
    for (const value of values) writer.int64(value);
  });
}

/** @param inList an element of a list is written also when it is the default */
function encodeField(writer: ProtobufWriter, { number, type }: Field, value: unknown, inList: boolean): void {
  if (typeof type === 'function') writer.nested(number, () => encodeInto(writer, type(), value as ResponseMessage));
  else if (typeof type === 'string') {
    if (inList || (value !== 0 && value !== false && value !== '')) SCALARS[type]?.(writer, number, value);
  } else if (isEnum(type)) {
    const ordinal = type.values[value as string] ?? 0;
    if (ordinal !== 0) writer.key(number, WireType.VARINT).varint(ordinal);
  } else writer.nested(number, () => encodeInto(writer, type, value as ResponseMessage));
}

const SCALARS: Partial<Record<FieldType & string, (writer: ProtobufWriter, number: number, value: unknown) => void>> = {
  string: (writer, number, value) => writer.string(number, value as string),
  bool: (writer, number) => writer.key(number, WireType.VARINT).varint(1),
  int32: (writer, number, value) => writer.key(number, WireType.VARINT).int64(value as number),
  bytes: (writer, number, value) => writer.raw(number, value as Uint8Array),
  timestamp: (writer, number, value) => encodeTime(writer, number, value as Timestamp | number),
  value: (writer, number, value) => writer.nested(number, () => encodeValue(writer, value as Value)),
  fields: (writer, number, value) => encodeFields(writer, number, value as MapValue),
  document: (writer, number, value) => writer.raw(number, encodeDocument(value as NamedDocument)),
};
