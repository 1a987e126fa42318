import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/domain/app-error';
import { amountSchema, organizationSchema, readPayload, uidSchema } from './payload';

const schema = z.strictObject({ uid: uidSchema, organization: organizationSchema.optional(), amount: amountSchema.optional() });
const read = (sent: unknown) => readPayload(schema, sent, { data: sent });

describe('readPayload', () => {
  it('answers what was sent', () => {
    expect(read({ uid: 'ada', organization: 'Haus & Hof', amount: 1000 })).toEqual({
      uid: 'ada',
      organization: 'Haus & Hof',
      amount: 1000,
    });
  });

  it.each([
    [{}, 'uid: The uid is missing.'],
    [{ uid: 7 }, 'uid: The uid is missing.'],
    [{ uid: '' }, 'The uid is missing.'],
    [{ uid: 'a/b' }, 'The uid cannot be used in an address.'],
    [{ uid: '__all__' }, 'The uid cannot be used in an address.'],
    [{ uid: 'u'.repeat(129) }, 'uid: The uid is too long.'],
    [{ uid: 'a', amount: 1001 }, 'amount: Ask for 1 to 1,000 entries.'],
    [{ uid: 'a', more: 1 }, 'Unrecognized key: "more"'],
  ])('FUNC-015 says what is wrong with %j', (sent, words) => {
    expect(() => read(sent)).toThrow(new AppError('invalid-argument', words));
  });

  it('refuses names that mean something to JavaScript, however deep, and reads a list however long', () => {
    const nested = JSON.parse('{"uid":"a","more":[[{"__proto__":{"admin":true}}]]}');

    expect(() => read(nested)).toThrow('"__proto__" may not be the name of a field.');
    expect(() => read(Array(500_000).fill(0))).toThrow(/expected object/);
  });
});
