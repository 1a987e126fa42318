import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('requests contain no App Check header without App Check', async () => {
  const { attestation, latestAttestation } = await import('./attestation');

  expect([await attestation(), latestAttestation()]).toEqual([{}, {}]);
});

it('requests contain the App Check token, also those that cannot wait for it', async () => {
  const { attestation, attestWith, latestAttestation } = await import('./attestation');
  const header = { 'X-Firebase-AppCheck': 'token' };

  attestWith(async () => 'token');

  expect(latestAttestation()).toEqual({});
  expect([await attestation(), latestAttestation()]).toEqual([header, header]);
});

it.each([
  ['fails', () => Promise.reject(new Error('blocked'))],
  ['never answers', () => new Promise<string>(() => undefined)],
])('requests are made without a token when App Check %s, which is logged', async (_how, ask) => {
  vi.useFakeTimers();
  const { attestation, attestWith } = await import('./attestation');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  attestWith(ask);

  const headers = attestation();
  await vi.runAllTimersAsync();

  expect(await headers).toEqual({});
  expect(warn).toHaveBeenCalledTimes(1);
});
