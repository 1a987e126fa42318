import { expect, it, vi } from 'vitest';
import { partOf } from './part';

it('returns what was read', async () => {
  expect(await partOf(async () => 7, 'Couldn’t read it.')).toEqual({ value: 7 });
});

it('returns a sentence instead of the error, which is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const error = new Error('7 PERMISSION_DENIED: secret');

  const part = await partOf(() => Promise.reject(error), 'Couldn’t read it.');

  expect(part).toEqual({ failure: 'Couldn’t read it.' });
  expect(log).toHaveBeenCalledWith('Couldn’t read it.', error);
});
