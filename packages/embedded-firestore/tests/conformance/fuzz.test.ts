import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Databases } from '../../src/engine/databases';
import { StatusError } from '../../src/model/status';
import { readJson } from '../../src/wire/rest/read-json';
import type { Field, Message } from '../../src/wire/schema/field';
import { isEnum } from '../../src/wire/schema/field';
import { METHODS } from '../../src/wire/service/methods';
import { openService } from '../../src/wire/service/open-service';
import { draws } from '../support/draws';

const database = 'projects/p/databases/(default)';
const texts = fc.constantFrom(
  ...[
    '',
    'c',
    'c/a',
    database,
    `${database}/documents`,
    `${database}/documents/c/a`,
    `${database}/documents/c/a/`,
    '__x__',
    '__name__',
    'a.b',
  ],
  ...['`', '..', 'AAAA', 'EQEAAAAAAAAA', '2024-01-01T00:00:00Z', '1969-01-01T00:00:00Z', '9'.repeat(30), 'n desc', '\ud800'],
);
const value = fc.oneof(
  fc.constantFrom<Record<string, unknown>>(
    { nullValue: null },
    { integerValue: '1' },
    { doubleValue: 'NaN' },
    { stringValue: 'x' },
    {},
    { bytesValue: '!' },
  ),
  texts.map((referenceValue) => ({ referenceValue })),
  fc.constant({ arrayValue: { values: [{ integerValue: 2 }, { mapValue: {} }] } }),
  fc.constant({
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: [{ doubleValue: 1 }] } } } },
  }),
);
const numbers = fc.constantFrom<unknown>(0, 1, -1, 30, 2 ** 31 - 1, '5', 1.5);

/** Something for a field: mostly of its kind, sometimes not. */
function content({ type, repeated }: Field, depth: number): fc.Arbitrary<unknown> {
  const one = fc.oneof(
    { weight: 30, arbitrary: ofKind(type, depth) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 1, 'x', [], {}) },
  );
  return repeated ? fc.array(one, { maxLength: 3 }) : one;
}

function ofKind(type: Field['type'], depth: number): fc.Arbitrary<unknown> {
  if (typeof type === 'function') return depth > 4 ? fc.constant({}) : aMessage(type(), depth + 1);
  if (typeof type === 'object') return isEnum(type) ? fc.constantFrom(...Object.keys(type.values), 7) : aMessage(type, depth + 1);
  if (type === 'value') return value;
  if (type === 'fields') return fc.dictionary(fc.constantFrom('a', 'n', '__x__', '__proto__', ''), value, { maxKeys: 2 });
  if (type === 'bool') return fc.boolean();
  if (type === 'labels') return fc.constant({ a: 'b' });
  return type === 'string' || type === 'bytes' || type === 'timestamp' ? texts : numbers;
}

function aMessage(message: Message, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(message.fields.map((field) => [field.name, content(field, depth)]));
  return fc.record(fields, { requiredKeys: [] });
}

describe('requests put together without sense', () => {
  const databases = Databases.open();
  const service = openService({ open: (id) => databases.get(id), log: () => {} });

  it.each(Object.values(METHODS).map((method) => [method.name, method] as const))('are at most refused: %s', async (_name, method) => {
    await fc.assert(
      fc.asyncProperty(
        aMessage(method.request),
        fc.constantFrom('Bearer owner', undefined, 'Bearer e30.e30.'),
        async (json, authorization) => {
          const signal = AbortSignal.abort();
          try {
            const request = readJson(method.request, json);
            const answer = await method.handle(service, request, { authorization, signal });
            if (method.streaming) expect([...(answer as Iterable<unknown>)]).toBeInstanceOf(Array);
          } catch (error) {
            if (!(error instanceof StatusError)) throw error;
            expect(error.status).not.toBe('INTERNAL');
          }
        },
      ),
      { numRuns: draws(300) },
    );
  });
});
