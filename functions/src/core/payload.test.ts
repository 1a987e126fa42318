import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/domain/app-error';
import { organizationInput, uidInput } from '@/domain/callables/id-inputs';
import { amountInput } from '@/domain/callables/inputs';
import { readPayload } from './payload';

const schema = z.strictObject({ uid: uidInput, organization: z.optional(organizationInput), amount: z.optional(amountInput) });
const read = (sent: unknown) => readPayload(schema, sent, { data: sent });

describe('readPayload', () => {
  it('returns the payload', () => {
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
    [{ uid: 'a', amount: 1001 }, 'amount: Request 1 to 1,000 entries.'],
    [{ uid: 'a', more: 1 }, 'Unrecognized key: "more"'],
  ])('says what is wrong with %j [FUNC-015]', (sent, words) => {
    expect(() => read(sent)).toThrow(new AppError('invalid-argument', words));
  });

  it('rejects names that are special in JavaScript at any depth, and reads lists of any length', () => {
    const nested = JSON.parse('{"uid":"a","more":[[{"__proto__":{"admin":true}}]]}');

    expect(() => read(nested)).toThrow('"__proto__" is not allowed as a field name.');
    expect(() => read(Array(500_000).fill(0))).toThrow(/expected object/);
  });
});
