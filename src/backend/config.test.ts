import { afterEach, describe, expect, it, vi } from 'vitest';
import { configurationFrom } from '@/domain/application/configuration';
import { appCheckKey, countsVisits, modelService, readConfig, readConfiguration, readFileRoots } from './config';

const firebase = JSON.stringify({ apiKey: 'k', projectId: 'p' });
const emulators = { host: '127.0.0.1', auth: 1, firestore: 2, functions: 3, storage: 4 };

describe('readConfig', () => {
  it('reads the options and, if set, the emulators', () => {
    expect(readConfig({ VITE_FIREBASE_CONFIG: firebase })).toEqual({ firebase: { apiKey: 'k', projectId: 'p' }, emulators: null });
    expect(readConfig({ VITE_FIREBASE_CONFIG: firebase, VITE_EMULATORS: JSON.stringify(emulators) }).emulators).toEqual(emulators);
  });

  it.each([
    [{}, 'VITE_FIREBASE_CONFIG is not set'],
    [{ VITE_FIREBASE_CONFIG: '{oops' }, 'VITE_FIREBASE_CONFIG is not a JSON object'],
    [{ VITE_FIREBASE_CONFIG: '[]' }, 'VITE_FIREBASE_CONFIG is not a JSON object'],
    [{ VITE_FIREBASE_CONFIG: '{"apiKey":"k"}' }, 'VITE_FIREBASE_CONFIG has no projectId'],
    [{ VITE_FIREBASE_CONFIG: firebase, VITE_EMULATORS: '7' }, 'VITE_EMULATORS is not a JSON object'],
    [{ VITE_FIREBASE_CONFIG: firebase, VITE_EMULATORS: '{"host":"h","auth":1}' }, 'VITE_EMULATORS has no port for firestore'],
  ])('reports what is missing or invalid: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(
      expect.objectContaining({ code: 'failed-precondition', message: expect.stringContaining(message) }),
    );
  });
});

it('visits are counted unless the installation says otherwise', () => {
  expect([{}, { VITE_VISITS: '' }, { VITE_VISITS: 'off' }].map(countsVisits)).toEqual([true, true, false]);
});

describe('appCheckKey', () => {
  it('is the site key of the installation, and none with the emulators', () => {
    const emulated = { VITE_APP_CHECK_KEY: 'key', VITE_EMULATORS: JSON.stringify(emulators) };

    expect(appCheckKey({ VITE_APP_CHECK_KEY: ' key ' })).toBe('key');
    expect([{}, { VITE_APP_CHECK_KEY: ' ' }, emulated].map(appCheckKey)).toEqual(['', '', '']);
  });
});

describe('readConfiguration', () => {
  it('has everything off by default [MODEL-026 MODEL-027]', () => {
    const set = JSON.stringify({ stageOrganizations: ['acme'], helpContact: 'help@x.example' });

    expect(readConfiguration({})).toEqual(configurationFrom({}));
    expect(readConfiguration({ VITE_CONFIGURATION: set })).toMatchObject({ stageOrganizations: ['acme'], helpContact: 'help@x.example' });
  });

  it('reports the key if it is invalid', () => {
    expect(() => readConfiguration({ VITE_CONFIGURATION: '{oops' })).toThrow('VITE_CONFIGURATION is not a JSON object');
  });
});

describe('readFileRoots', () => {
  const withBucket = JSON.stringify({ apiKey: 'k', projectId: 'p', storageBucket: 'p.firebasestorage.app' });

  it('contains only the configured bucket, at Firebase or at the emulator', () => {
    expect(readFileRoots({ VITE_FIREBASE_CONFIG: withBucket })).toEqual([
      'https://firebasestorage.googleapis.com/v0/b/p.firebasestorage.app/o/',
      'https://storage.googleapis.com/p.firebasestorage.app/',
    ]);
    expect(readFileRoots({ VITE_FIREBASE_CONFIG: withBucket, VITE_EMULATORS: JSON.stringify(emulators) })).toEqual([
      'http://127.0.0.1:4/v0/b/p.firebasestorage.app/o/',
    ]);
  });

  it('is empty without a bucket', () => {
    expect([readFileRoots({}), readFileRoots({ VITE_FIREBASE_CONFIG: firebase })]).toEqual([[], []]);
  });
});

describe('modelService', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is our own origin by default', () => {
    expect(modelService()).toBe('');
    vi.stubEnv('VITE_MODEL_SERVICE', 'https://models.example/');

    expect(modelService()).toBe('https://models.example');
  });
});
