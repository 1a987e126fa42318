import { describe, expect, it } from 'vitest';
import { callableInputs } from '../../../src/domain/callables/inputs';
import { posted } from '../wire/posted';

describe('every callable function on the wire', () => {
  it.each(Object.keys(callableInputs))('%s refuses visitors', { timeout: 60_000 }, async (name) => {
    const answer = await posted(name, '{"data":null}');

    expect(answer).toEqual({ status: 401, json: { error: { status: 'UNAUTHENTICATED', message: 'Sign in first.' } } });
  });
});
