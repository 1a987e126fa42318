import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { requireReachableStore } from './online-store';

const { sendRequest, store } = vi.hoisted(() => ({ sendRequest: vi.fn(), store: vi.fn() }));
vi.mock('../rest/rest', () => ({ documentQuery: (path: string, id: string) => `${path}/${id}`, sendRequest }));
vi.mock('./store', () => ({ store }));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  store.mockResolvedValue('store');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('opens the store for a write once the server has answered, by one request for many writes', async () => {
  sendRequest.mockResolvedValue({ documents: [] });

  expect(await Promise.all([requireReachableStore(), requireReachableStore()])).toEqual(['store', 'store']);

  expect(sendRequest).toHaveBeenCalledTimes(1);
});

it('fails where the server cannot be reached, without opening the store, and asks again the next time', async () => {
  sendRequest.mockRejectedValueOnce(new AppError('unavailable', 'The server cannot be reached.'));

  await expect(requireReachableStore()).rejects.toMatchObject({ code: 'unavailable' });
  expect(store).not.toHaveBeenCalled();
  sendRequest.mockResolvedValue({ documents: [] });

  expect(await requireReachableStore()).toBe('store');
});

it('fails at once where the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });

  await expect(requireReachableStore()).rejects.toMatchObject({ code: 'unavailable' });

  expect(sendRequest).not.toHaveBeenCalled();
});
