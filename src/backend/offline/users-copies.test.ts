import { clear, createStore } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { stubDevice } from './testing/device-storage';
import { removeUsersCopies } from './users-copies';

vi.mock('idb-keyval', () => ({ createStore: vi.fn((...name: string[]) => name.join('/')), clear: vi.fn(async () => undefined) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('removes the undo steps of the editor too, and what was copied in it', async () => {
  stubDevice();

  await removeUsersCopies();

  expect(vi.mocked(clear).mock.calls).toEqual([['loggia-steps/steps'], ['loggia-copies/copies']]);
});

it('removes the copies where the steps can’t be removed', async () => {
  stubDevice();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(createStore).mockImplementationOnce(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  await caches.open('loggia-user-copy/ada/tour/hall');

  await removeUsersCopies();

  expect([await caches.keys(), warned.mock.calls.length]).toEqual([[], 1]);
});
