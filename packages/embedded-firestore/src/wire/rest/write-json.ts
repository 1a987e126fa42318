import { writeFields, writeValue } from '../../model/proto-json/value';
import { printMicros } from '../../model/timestamp';
import type { MapValue, Value } from '../../model/value';
import { documentJson } from '../document-json';
import type { Field, FieldType, Message } from '../schema/field';
import { isEnum } from '../schema/field';
import type { NamedDocument } from '../schema/named-document';
import type { ResponseMessage } from '../service/call';
import type { ResponseType } from '../service/methods';

/** A method's response as JSON text. */
export const writeResponseJson = (type: ResponseType, answer: ResponseMessage): string =>
  type === 'document' ? documentJson(answer as NamedDocument) : writeJson(type, answer);

/** A message as JSON text. As in ProtoJSON, absent fields, zeros, false, empty texts and empty lists are left out. */
function writeJson(schema: Message, answer: ResponseMessage): string {
  const parts: string[] = [];
  for (const field of schema.fields) {
    const value = answer[field.name];
    if (!isDefault(value)) parts.push(`"${field.name}":${writeField(field, value)}`);
  }
  return `{${parts.join(',')}}`;
}

const isDefault = (value: unknown): boolean =>
  value === undefined || value === 0 || value === false || value === '' || (Array.isArray(value) && value.length === 0);

function writeField({ type, repeated }: Field, value: unknown): string {
  if (!repeated) return writeOne(type, value);
  return `[${(value as readonly unknown[]).map((item) => writeOne(type, item)).join(',')}]`;
}

function writeOne(type: FieldType, value: unknown): string {
  if (typeof type === 'function') return writeJson(type(), value as ResponseMessage);
  if (typeof type === 'object' && !isEnum(type)) return writeJson(type, value as ResponseMessage);
  switch (type) {
    case 'document':
      return documentJson(value as NamedDocument);
    case 'value':
      return JSON.stringify(writeValue(value as Value));
    case 'fields':
      return JSON.stringify(writeFields(value as MapValue).fields ?? {});
    case 'timestamp':
      return `"${printMicros(value as number)}"`;
    case 'bytes':
      return `"${Buffer.from(value as Uint8Array).toString('base64')}"`;
    default:
      return JSON.stringify(value);
  }
}
