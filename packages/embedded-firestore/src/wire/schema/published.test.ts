import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import type { Field, Message } from './field';
import { isEnum } from './field';
import * as reads from './read-messages';
import * as streams from './stream-messages';
import * as writes from './write-messages';

const folder = join(dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore')), '../protos');
const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(join(folder, 'v1.json'), 'utf8')));
root.resolveAll();

/** What clients send, or the official emulator answers, although it is in no published file. */
const UNPUBLISHED = ['Write.verify', 'TransactionOptions.ReadWrite.concurrencyMode', 'RunAggregationQueryResponse.done'];

/** All messages that can be reached, each once. */
function reachable(starts: readonly Message[]): Message[] {
  const found = new Map<string, Message>();
  const visit = (message: Message): void => {
    if (found.has(message.name)) return;
    found.set(message.name, message);
    for (const { type } of message.fields) {
      if (typeof type === 'function') visit(type());
      else if (typeof type === 'object' && !isEnum(type)) visit(type);
    }
  };
  for (const start of starts) visit(start);
  return [...found.values()];
}

const published = (name: string): protobuf.Type => root.lookupType(name.startsWith('google.') ? name : `google.firestore.v1.${name}`);
const PLAIN = new Set(['string', 'bool', 'int32', 'int64', 'double', 'bytes']);
const NAMED: Readonly<Record<string, string>> = {
  timestamp: 'Timestamp',
  value: 'Value',
  document: 'Document',
  'wrapped int32': 'Int32Value',
  'wrapped int64': 'Int64Value',
  'wrapped double': 'DoubleValue',
};

/** A published field's type in our words. */
function kindOf(field: protobuf.Field): string {
  if (field instanceof protobuf.MapField) return field.type === 'string' ? 'labels' : 'fields';
  return field.resolvedType ? field.resolvedType.name : field.type;
}

function ourKind({ type }: Field): string {
  if (typeof type === 'function') return type().name.split('.').at(-1) ?? '';
  if (typeof type === 'string') return PLAIN.has(type) ? type : (NAMED[type] ?? type);
  return isEnum(type) ? 'enum' : (type.name.split('.').at(-1) ?? '');
}

describe('our messages and the published ones', () => {
  it.each(reachable(Object.values({ ...reads, ...writes, ...streams })).map((message) => [message.name, message] as const))(
    '%s: every field has the published number, kind and repetition',
    (name, message) => {
      for (const field of message.fields) {
        const original = published(name).fields[field.name];
        if (UNPUBLISHED.includes(`${name}.${field.name}`)) {
          expect(original, 'it is published by now').toBeUndefined();
          continue;
        }
        const isOurEnum = ourKind(field) === 'enum';
        const kind = isOurEnum && original?.resolvedType instanceof protobuf.Enum ? 'enum' : original && kindOf(original);
        expect({ name: field.name, number: original?.id, kind, repeated: original?.repeated }).toEqual({
          name: field.name,
          number: field.number,
          kind: ourKind(field),
          repeated: field.repeated,
        });
        if (isEnum(field.type as never) && original?.resolvedType instanceof protobuf.Enum)
          expect((field.type as { values: unknown }).values).toEqual(original.resolvedType.values);
      }
    },
  );
});
