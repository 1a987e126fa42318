import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn(() => 'app check'),
  getToken: vi.fn(async () => ({ token: 'token' })),
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly key: string) {}
  },
}));
vi.mock('firebase/app-check', () => sdk);
vi.mock('../firebase-app', () => ({ firebaseApp: () => 'app' }));

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

async function start(key: string, emulators = '') {
  vi.stubEnv('VITE_APP_CHECK_KEY', key);
  vi.stubEnv('VITE_EMULATORS', emulators);
  const { startAppCheck } = await import('./app-check');
  startAppCheck();
  return (await import('./attestation')).attestation();
}

it('App Check starts with the installation’s key, and our own requests contain its tokens', async () => {
  expect(await start('site-key')).toEqual({ 'X-Firebase-AppCheck': 'token' });

  expect(sdk.initializeAppCheck).toHaveBeenCalledExactlyOnceWith('app', {
    provider: new sdk.ReCaptchaEnterpriseProvider('site-key'),
    isTokenAutoRefreshEnabled: true,
  });
  expect(sdk.getToken).toHaveBeenCalledWith('app check');
});

it.each([
  ['without a key', '', ''],
  ['with the emulators', 'site-key', '{"host":"127.0.0.1"}'],
])('App Check does not start %s', async (_how, key, emulators) => {
  expect(await start(key, emulators)).toEqual({});

  expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
});
